import { StatusMark } from '../../components/ui/StatusMark.tsx'
import type { NewsletterState } from '../../domain/newsletter.ts'
import { useTexts } from '../shared/island.tsx'

/** A newsletter's state in colour and mark of a booking's, by its own word. */
const looks = {
  draft: { status: 'pending', label: 'newsletter.draft' },
  sending: { status: 'pending', label: 'newsletter.sending' },
  sent: { status: 'confirmed', label: 'newsletter.sent' },
  stopped: { status: 'cancelled', label: 'newsletter.stopped' },
} as const satisfies Record<NewsletterState, object>

export function StateBadge({ state }: { state: NewsletterState }) {
  const { t } = useTexts('newsletter')
  const { status, label } = looks[state]
  return (
    <span className={`badge badge-${status}`}>
      <StatusMark status={status} />
      {t(label)}
    </span>
  )
}
