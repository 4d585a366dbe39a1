import { Button } from '../../components/ui/Button.tsx'
import { MAIL_PAUSE_SECONDS } from '../../domain/people/account.ts'
import { useTexts } from './island.tsx'
import { useCountdown } from './use-countdown.ts'

interface Props {
  label: string
  busy: boolean
  /** Whether an email has just gone out. */
  sent: boolean
  /** Tells whether an email went out. */
  onSend: () => Promise<boolean>
}

/** Has an email sent again, once the pause between two of them is over. */
export function SendAgain({ label, busy, sent, onSend }: Props) {
  const { t } = useTexts('auth')
  const { left, start } = useCountdown(sent ? MAIL_PAUSE_SECONDS : 0)

  async function send() {
    if (left === 0 && (await onSend())) start(MAIL_PAUSE_SECONDS)
  }

  return (
    <div className="grid gap-1.5">
      <Button busy={busy} busyText={t('auth.sending')} aria-disabled={left > 0 || undefined} onClick={send}>
        {label}
      </Button>
      {left > 0 && (
        <p className="text-center text-fluid-sm text-muted tabular-nums">
          {t('auth.againIn', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
        </p>
      )}
    </div>
  )
}
