import { nameWords } from '../../../i18n/customer-name.ts'
import { formatSums } from '../../../i18n/format-number.ts'
import { lengthWords } from '../../../i18n/session-words.ts'
import { localizedPath } from '../../../i18n/url.ts'
import type { MonthCustomer } from '../../../stores/month.ts'
import { useTexts } from '../../shared/island.tsx'

/** The customers who booked the most in a month. */
export function TopCustomers({ customers }: { customers: MonthCustomer[] }) {
  const { locale, t } = useTexts('bookings', 'money')
  return (
    <div className="grid gap-1 border-t border-line pt-4">
      <h3 className="font-semibold">{t('money.topCustomers')}</h3>
      <ol className="grid gap-x-8 min-[110rem]:grid-cols-2">
        {customers.map(({ id, name, minutes, revenue }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-0.5">
            <a
              className="inline-flex min-h-11 items-center font-semibold hover:underline"
              href={localizedPath(locale, `/admin/users/${id}`)}
            >
              {nameWords(t, name)}
            </a>
            <span className="text-muted">{lengthWords({ locale, t }, minutes)}</span>
            <span className="ms-auto text-end font-semibold">{formatSums(locale, revenue)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
