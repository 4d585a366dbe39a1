import { readablePhone } from '../../../domain/people/phone.ts'
import { nameWords } from '../../../i18n/customer-name.ts'
import type { User } from '../../../stores/people/users.ts'
import { useTexts } from '../island.tsx'

interface Props {
  person: Pick<User, 'fullName' | 'phone' | 'email' | 'hasAccount'> & { bookings?: number }
}

/** Somebody in two lines: the name, and what tells them from others. */
export function PersonLines({ person }: Props) {
  const { t } = useTexts('bookings', 'people')
  const { fullName, phone, email, hasAccount, bookings } = person
  return (
    <span className="grid gap-0.5 wrap-anywhere">
      <span className="flex flex-wrap items-center gap-x-3 font-medium">
        {nameWords(t, fullName)}
        {!hasAccount && <span className="badge bg-sunken text-muted">{t('people.noAccount')}</span>}
      </span>
      <span className="flex flex-wrap gap-x-4 text-muted">
        {phone && <span>{readablePhone(phone)}</span>}
        {email && <span className="break-all">{email}</span>}
        {bookings !== undefined && <span>{t('people.bookingsOf', { count: bookings })}</span>}
      </span>
    </span>
  )
}
