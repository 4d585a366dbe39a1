import { formatDay } from '../../i18n/format.ts'
import { formatNumber, listSums } from '../../i18n/format-number.ts'
import { isLocale, localeFacts } from '../../i18n/locales.ts'
import type { UserDetails } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'

/** A person's bookings, revenue and account, and their preferences. */
export function UserFacts({ user }: { user: UserDetails }) {
  const { locale, t } = useTexts('accounts', 'admin', 'people')
  const number = (count: number) => formatNumber(locale, count)
  const choice = (yes: boolean) => t(yes ? 'admin.wanted' : 'admin.notWanted')
  const facts: [label: string, words: string, bad?: boolean][] = [
    [t('admin.bookings'), number(user.bookings)],
    [t('people.cancellations'), number(user.cancellations)],
    [t('people.noShows'), number(user.noShows), user.noShows > 0],
    [t('admin.revenueOf'), listSums(locale, user.revenue).join('\n')],
    [t(user.hasAccount ? 'admin.joinedLabel' : 'people.added'), formatDay(locale, user.joined)],
    [t('people.language'), isLocale(user.locale) ? localeFacts[user.locale].name : user.locale],
    ...(user.hasAccount
      ? ([
          [
            t('accounts.lastSignIn'),
            user.lastSignIn ? formatDay(locale, user.lastSignIn) : t('accounts.never'),
          ],
          [t('accounts.secondStep'), t(user.secondStep ? 'accounts.on' : 'accounts.off')],
          [t('admin.notifications'), choice(user.notifications)],
          [t('admin.newsletter'), choice(user.newsletter)],
        ] as [string, string][])
      : []),
  ]
  return (
    <dl className="facts grid-cols-2 border-t border-line pt-6 lg:grid-cols-4">
      {facts.map(([label, words, bad]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={`as-typed ${bad ? 'text-negative' : ''}`}>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
