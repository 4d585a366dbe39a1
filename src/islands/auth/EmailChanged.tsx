import { Notice } from '../../components/ui/Notice.tsx'
import { localizedPath } from '../../i18n/url.ts'
import { useTexts } from '../shared/island.tsx'
import { useArrival } from '../shared/use-arrival.ts'

/** After one of the two links that change an address: the new one, or that the other link is still to be opened. */
export function EmailChanged({ email }: { email: string | undefined }) {
  const { locale, t } = useTexts('common', 'confirm')
  const place = useArrival<HTMLDivElement>(true)
  return (
    <div className="grid gap-5">
      <div ref={place} tabIndex={-1} className="wrap-anywhere">
        <Notice kind={email ? 'success' : 'info'}>
          {email ? t('confirm.changed', { email }) : t('confirm.oneSide')}
        </Notice>
      </div>
      {email && (
        <a className="button button-quiet" href={localizedPath(locale, '/profile')}>
          {t('common.profile')}
        </a>
      )}
    </div>
  )
}
