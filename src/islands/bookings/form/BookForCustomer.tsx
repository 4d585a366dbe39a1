import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { Account } from '../../../stores/people/session.ts'
import { $user, loadUser, type UserDetails } from '../../../stores/people/users.ts'
import { $settings, loadSettings } from '../../../stores/settings.ts'
import { island, useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { PersonLines } from '../../shared/people/PersonLines.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { errorText } from '../../shared/texts.ts'
import { useAddress } from '../../shared/use-address.ts'
import { useArrival } from '../../shared/use-arrival.ts'
import { useLoaded } from '../../shared/use-loaded.ts'
import { BookingForm } from './BookingForm.tsx'
import { ChooseCustomer } from './ChooseCustomer.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'

/** An admin books for a customer: first who, then the form everybody books with. */
export const BookForCustomer = island<'common' | 'bookings' | 'people' | 'errors' | 'times'>(
  BookForCustomerScreen,
)

function BookForCustomerScreen() {
  return <SignedIn skeleton={<FormSkeleton byAdmin />}>{(account) => <Steps account={account} />}</SignedIn>
}

interface Props {
  account: Account
}

function Steps({ account }: Props) {
  // Kept in the address, so that reload, language switch and links from elsewhere know for whom it is.
  const [customerId, setCustomerId] = useAddress(
    (query) => query.get('customer') ?? undefined,
    (customer) => ({ customer }),
  )
  // What was pressed has gone, and with it the focus.
  const [turned, setTurned] = useState(false)

  function choose(id: string | undefined) {
    setCustomerId(id)
    setTurned(true)
  }

  if (!customerId) return <ChooseCustomer focus={turned} onChoose={choose} />
  return (
    <FormFor
      key={customerId}
      account={account}
      customerId={customerId}
      focus={turned}
      onOther={() => choose(undefined)}
    />
  )
}

function FormFor({
  account,
  customerId,
  focus,
  onOther,
}: Props & { customerId: string; focus: boolean; onOther: () => void }) {
  const { t } = useTexts('common', 'bookings', 'errors')
  const settings = useLoaded($settings)
  const user = useLoaded($user)
  useEffect(() => {
    loadSettings()
    loadUser(customerId)
  }, [customerId])

  if (settings.status === 'failed') return <LoadFailure code={settings.code} onRetry={loadSettings} />
  if (user.status === 'failed' && user.code !== 'user_not_found') {
    return <LoadFailure code={user.code} onRetry={() => loadUser(customerId)} />
  }
  if (user.status === 'failed') {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice kind="failure">{errorText(t, user.code)}</Notice>
        <Button onClick={onOther}>{t('bookings.otherCustomer')}</Button>
      </div>
    )
  }
  // Somebody else may have been looked at before.
  if (settings.status === 'loading' || user.status === 'loading' || user.value.id !== customerId) {
    return <FormSkeleton byAdmin />
  }
  return (
    <div className="grid gap-6">
      <Chosen customer={user.value} focus={focus} onOther={onOther} />
      <BookingForm account={account} settings={settings.value} customerId={user.value.id} />
    </div>
  )
}

interface ChosenProps {
  customer: UserDetails
  focus: boolean
  onOther: () => void
}

function Chosen({ customer, focus, onOther }: ChosenProps) {
  const { t } = useTexts('bookings')
  const section = useArrival<HTMLElement>(focus)
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="panel flex flex-wrap items-center justify-between gap-4 py-4"
      aria-label={t('bookings.customer')}
    >
      <PersonLines person={customer} />
      <Button onClick={onOther}>{t('bookings.otherCustomer')}</Button>
    </section>
  )
}
