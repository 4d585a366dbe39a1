import { type ReactNode, useState } from 'react'
import { Sign } from '../../components/ui/Sign.tsx'
import { useTexts } from '../shared/island.tsx'

interface Props {
  /** Of the explanation, by which what it explains is described, whether it is seen or not. */
  id: string
  text: string
  children: ReactNode
}

const QUESTION =
  'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM7.9 8a2.1 2.1 0 1 1 3.1 1.9c-.7.4-1 .8-1 1.5M10 13.8v.2'

/** A name with a sign beside it that explains it to who asks. */
export function Explained({ id, text, children }: Props) {
  const { t } = useTexts('profile')
  const [asked, setAsked] = useState(false)
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-1">
        <div id={`${id}-of`}>{children}</div>
        <button
          type="button"
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
          title={t('profile.explain')}
          aria-label={t('profile.explain')}
          aria-describedby={`${id}-of`}
          aria-expanded={asked}
          aria-controls={id}
          onClick={() => setAsked(!asked)}
        >
          <Sign path={QUESTION} />
        </button>
      </div>
      <p id={id} hidden={!asked} className="max-w-measure pb-2 text-fluid-sm text-muted">
        {text}
      </p>
    </div>
  )
}
