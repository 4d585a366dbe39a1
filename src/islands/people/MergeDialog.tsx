import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx'
import { lostInMerge } from '../../domain/people/customer.ts'
import { readablePhone } from '../../domain/people/phone.ts'
import { joinList } from '../../i18n/joins.ts'
import { localizedPath } from '../../i18n/url.ts'
import { loadSimilar, mergeCustomers, type SimilarCustomer } from '../../stores/people/customers.ts'
import { loadUser, loadUserBookings, type UserDetails } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'
import { PersonLines } from '../shared/people/PersonLines.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'

interface Props {
  user: UserDetails
  other: SimilarCustomer
  onClose: () => void
}

/** Says which of the two stays before they become one: an account, or else the one whose page is open. */
export function MergeDialog({ user, other, onClose }: Props) {
  const { locale, t } = useTexts('common', 'people')
  const { busy, error, submit } = useSubmission()
  const [goes, stays] = other.hasAccount ? [user, other] : [other, user]

  const { email, phone } = lostInMerge(goes, stays)
  const lost = [phone && readablePhone(phone), email].filter((one) => one !== null)

  async function merge() {
    const result = await submit(() => mergeCustomers(goes.id, stays.id))
    if (!result?.ok) return
    if (stays.id !== user.id) return location.assign(localizedPath(locale, `/admin/users/${stays.id}`))
    onClose()
    await Promise.all([loadUser(user.id), loadSimilar(user.id), loadUserBookings(user.id)])
  }

  return (
    <ConfirmDialog
      title={t('people.mergeTitle')}
      no={t('common.cancel')}
      onNo={onClose}
      yes={t('people.merge')}
      onYes={merge}
      busyText={busy && t('people.merging')}
    >
      <dl className="facts mb-3">
        <div>
          <dt>{t('people.stays')}</dt>
          <dd className="font-normal">
            <PersonLines person={stays} />
          </dd>
        </div>
        <div>
          <dt>{t('people.goes')}</dt>
          <dd className="font-normal">
            <PersonLines person={goes} />
          </dd>
        </div>
      </dl>
      <p>{t('people.mergeText')}</p>
      {lost.length > 0 && <p>{t('people.mergeLost', { what: joinList(locale, lost) })}</p>}
      {error && <SubmitFailure title={t('people.mergeFailed')} code={error} />}
    </ConfirmDialog>
  )
}
