import { joinList } from '../../i18n/joins.ts'
import type { LogEntry } from '../../stores/people/admin-log.ts'
import type { Language } from '../shared/island.tsx'

const fieldNames = {
  full_name: 'accounts.fieldName',
  phone: 'accounts.fieldPhone',
  email: 'accounts.fieldEmail',
  locale: 'accounts.fieldLocale',
} as const

/** What was done, in words. */
export function actWords({ locale, t }: Language<'accounts'>, { action, details }: LogEntry): string {
  const { role, fields = [], other = '' } = details
  switch (action) {
    case 'block':
      return t('accounts.didBlock')
    case 'unblock':
      return t('accounts.didUnblock')
    case 'delete':
      return t('accounts.didDelete')
    case 'remove_factors':
      return t('accounts.didStep')
    case 'send_recovery':
      return t('accounts.didRecovery')
    case 'invite':
      return t('accounts.didInvite')
    case 'accept':
      return t('accounts.didAccept', { other })
    case 'role':
      return t(role === 'admin' ? 'accounts.didGive' : 'accounts.didTake')
    case 'edit':
      return t('accounts.didEdit', {
        fields: joinList(
          locale,
          fields.map((field) => t(fieldNames[field])),
        ),
      })
    case 'merge':
      return t('accounts.didMerge', { other })
  }
}
