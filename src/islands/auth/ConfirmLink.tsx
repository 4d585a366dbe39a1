import { Notice } from '../../components/ui/Notice.tsx'
import { readMailLink } from '../../domain/people/mail-link.ts'
import { localizedPath } from '../../i18n/url.ts'
import { island, useTexts } from '../shared/island.tsx'
import { useLinkToken } from '../shared/use-link-token.ts'
import { LinkQuestion } from './LinkQuestion.tsx'

/**
 * Where the links of account mails lead, on any device. Opening one redeems nothing, since programs that look for
 * harmful mails open links, too: only a press does.
 */
export const ConfirmLink = island<'auth' | 'common' | 'confirm' | 'errors'>(ConfirmLinkScreen)

function ConfirmLinkScreen() {
  const { locale, t } = useTexts('auth', 'confirm')
  const link = readMailLink(useLinkToken())
  if (link) return <LinkQuestion key={link.tokenHash} link={link} />
  return (
    <div className="grid gap-5">
      <Notice kind="info">{t('confirm.missing')}</Notice>
      <a className="button button-quiet" href={localizedPath(locale, '/login')}>
        {t('auth.signIn')}
      </a>
    </div>
  )
}
