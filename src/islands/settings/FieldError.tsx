import type { ErrorCode } from '../../domain/errors.ts'
import { useTexts } from '../shared/island.tsx'
import { errorText } from '../shared/texts.ts'

/** What is wrong with a group of fields; they name it as their description. */
export function FieldError({ id, code }: { id: string; code: ErrorCode | undefined }) {
  const { t } = useTexts('errors')
  if (!code) return
  return (
    <p id={id} className="text-fluid-sm font-semibold text-negative">
      {errorText(t, code)}
    </p>
  )
}
