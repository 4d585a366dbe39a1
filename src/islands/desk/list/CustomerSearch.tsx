import { EMAIL_MAX_LENGTH } from '../../../domain/email-address.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  search: string
  onType: (search: string) => void
}

/** Whose bookings: by a part of the name, the phone number or the address. */
export function CustomerSearch({ search, onType }: Props) {
  const { t } = useTexts('admin')
  const label = t('admin.searchCustomer')
  return (
    <input
      className="control min-w-56 flex-1"
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={EMAIL_MAX_LENGTH}
      value={search}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
