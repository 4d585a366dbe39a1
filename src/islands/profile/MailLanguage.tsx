import { Button } from '../../components/ui/Button.tsx'
import { asBeginning } from '../../i18n/joins.ts'
import { languageName } from '../../i18n/language-name.ts'
import { isLocale } from '../../i18n/locales.ts'
import { type Account, getMailsIn } from '../../stores/people/session.ts'
import { useTexts } from '../shared/island.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'
import { ActionPart } from './ActionPart.tsx'

/** In which language mails come; offers the page's own to whoever came to it without choosing it. */
export function MailLanguage({ account }: { account: Account }) {
  const { locale, t } = useTexts('profile')
  const { submit, busy, error } = useSubmission()
  const language = isLocale(account.locale) ? languageName(locale, account.locale) : account.locale
  return (
    <ActionPart
      title={t('profile.mailLanguageTitle')}
      text={t('profile.mailLanguageHint')}
      state={asBeginning(locale, language)}
      actions={
        account.locale !== locale && (
          <Button
            busy={busy}
            busyText={t('profile.saving')}
            onClick={() => submit(() => getMailsIn(account, locale))}
          >
            {t('profile.mailsInThis')}
          </Button>
        )
      }
    >
      {error && <SubmitFailure code={error} />}
    </ActionPart>
  )
}
