import { localizedPath } from '../../i18n/url.ts'
import { useTexts } from '../shared/island.tsx'
import { useArrival } from '../shared/use-arrival.ts'

/** Replaces the profile once the account is deleted: what has become of it, and the way on. */
export function Goodbye() {
  const { locale, t } = useTexts('common', 'profile')
  const heading = useArrival<HTMLHeadingElement>(true)
  return (
    <div className="panel grid max-w-xl justify-items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-fluid-xl font-semibold">
        {t('profile.deletedTitle')}
      </h2>
      <p>{t('profile.deletedText')}</p>
      <a className="button button-primary" href={localizedPath(locale, '/')}>
        {t('common.backHome')}
      </a>
    </div>
  )
}
