import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { customerRefusals } from '../../domain/people/customer.ts'
import { readablePhone } from '../../domain/people/phone.ts'
import { editCustomer } from '../../stores/people/customers.ts'
import type { UserDetails } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'
import { CustomerFields } from '../shared/people/CustomerFields.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useArrival } from '../shared/use-arrival.ts'
import { useSubmission } from '../shared/use-submission.ts'

interface Props {
  user: UserDetails
  onClose: () => void
  onSaved: () => void
}

/** Corrects somebody's details. Where another admin was faster, shows what is saved now and keeps what was typed. */
export function EditCustomer({ user, onClose, onSaved }: Props) {
  const { t } = useTexts('common', 'bookings', 'people')
  const { busy, error, submit } = useSubmission()
  const { fullName, phone, email, locale, hasAccount } = user
  const [values, setValues] = useState(() => ({
    fullName: fullName ?? '',
    phone: phone ? readablePhone(phone) : '',
    email: email ?? '',
    locale,
  }))
  const [tried, setTried] = useState(false)
  const field = useArrival<HTMLInputElement>(true)
  const wrong = customerRefusals(values, hasAccount)

  async function save(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(wrong).length > 0) return
    const result = await submit(() => editCustomer(user, values))
    if (result?.ok) onSaved()
  }

  return (
    <Dialog title={t('people.edit')} onClose={onClose}>
      <form className="mt-4 grid gap-5" onSubmit={save} noValidate>
        <CustomerFields
          ref={field}
          values={values}
          hasAccount={hasAccount}
          wrong={tried ? wrong : {}}
          onChange={setValues}
        />
        {hasAccount && <p className="text-fluid-sm text-muted">{t('people.accountEmail')}</p>}
        {tried && error && <SubmitFailure title={t('people.saveFailed')} code={error} typed />}
        {error === 'customer_changed_meanwhile' && (
          <Notice kind="info">
            <p className="font-semibold">{t('bookings.savedNow')}</p>
            <p>
              {[fullName, phone && readablePhone(phone), hasAccount ? null : email]
                .filter(Boolean)
                .join(' ·\u00a0')}
            </p>
            <p className="text-fluid-sm">{t('bookings.savedNowText')}</p>
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" busy={busy} busyText={t('people.saving')}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
