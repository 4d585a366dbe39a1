import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { joinLabel } from '../../../i18n/joins.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { answerFailedMail, type FailedMail } from '../../../stores/failed-mails.ts'
import { askedWords } from '../../shared/asked-words.ts'
import { CustomerLine } from '../../shared/CustomerLine.tsx'
import { useTexts } from '../../shared/island.tsx'
import { errorText } from '../../shared/texts.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import { mailName } from './mail-name.ts'

interface Props {
  mail: FailedMail
  onAnswered: (outcome: string) => void
}

/** One mail that did not go out: whose, which, and what can be done. */
export function FailedMailCard({ mail, onAnswered }: Props) {
  const { locale, t } = useTexts('common', 'admin', 'errors')
  const { busy, error, submit } = useSubmission()
  const { audience, bookingId, customer, failedAt } = mail
  const name = mailName(t, mail.kind)
  const at = askedWords({ locale, t }, failedAt)

  async function answer(wanted: 'retry' | 'dismiss') {
    const result = await submit(() => answerFailedMail(mail.id, wanted))
    if (result?.ok) onAnswered(t(wanted === 'retry' ? 'admin.mailRetried' : 'admin.mailDismissed'))
  }

  return (
    <article className="panel grid gap-3 py-4">
      <div className="grid gap-1">
        <h3 className="font-semibold">
          {bookingId ? (
            <a
              className="link inline-flex min-h-11 items-center"
              href={localizedPath(locale, `/bookings/${bookingId}`)}
            >
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        {/* The studio's own mails are about nobody, or about a customer. */}
        {(customer.name || customer.email || customer.phone) && <CustomerLine customer={customer} />}
        <p className="text-fluid-sm text-muted">
          {t(audience === 'studio' ? 'admin.mailToStudioFailed' : 'admin.mailToCustomerFailed', { date: at })}
        </p>
      </div>
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          busyText={t('common.pleaseWait')}
          aria-label={joinLabel(locale, t('common.tryAgain'), name)}
          onClick={() => answer('retry')}
        >
          {t('common.tryAgain')}
        </Button>
        <Button
          busy={busy}
          aria-label={joinLabel(locale, t('admin.mailDone'), name)}
          onClick={() => answer('dismiss')}
        >
          {t('admin.mailDone')}
        </Button>
      </div>
    </article>
  )
}
