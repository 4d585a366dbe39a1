import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import { useTexts } from './island.tsx'
import { leavesFocus } from './leaves-focus.ts'
import { errorText } from './texts.ts'

interface Props {
  /** What could not be loaded, as a title for the words of the refusal. */
  title?: string
  code: ErrorCode
  onRetry: () => void
}

/** A list or screen that could not be loaded: what, why, and a button to try again. */
export function LoadFailure({ title, code, onRetry }: Props) {
  const { t } = useTexts('common', 'errors')
  return (
    <Notice kind="failure">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          {title && <p className="font-semibold">{title}</p>}
          <p>{errorText(t, code)}</p>
        </div>
        <Button ref={leavesFocus} onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </Notice>
  )
}
