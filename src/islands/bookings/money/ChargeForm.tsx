import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import {
  agreedNow,
  CHARGE_REASON_MAX_LENGTH,
  type Charge,
  type ChargeKind,
  costOf,
  dueWith,
  isPayment,
  needsReason,
  type PaymentMethod,
  paymentMethods,
} from '../../../domain/booking/money.ts'
import { currencies, currencySigns } from '../../../domain/offers/prices.ts'
import { readAmount } from '../../../domain/read-amount.ts'
import { formatNumber, formatPrice } from '../../../i18n/format-number.ts'
import { addCharge } from '../../../stores/bookings/charges.ts'
import { useTexts } from '../../shared/island.tsx'
import { errorText } from '../../shared/texts.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import { OneOf } from './OneOf.tsx'

interface Props {
  booking: StudioBooking
  charges: Charge[]
  kinds: readonly ChargeKind[]
  onClose: () => void
  onDone: (words: string) => void
}

/** An entry to be added. Before it is sent it says what will then be due or open. */
export function ChargeForm({ booking, charges, kinds, onClose, onDone }: Props) {
  const { locale, t } = useTexts('common', 'money', 'errors')
  const [chosenKind, setKind] = useState(kinds[0])
  // Other kinds can be entered once the booking is cancelled, or stands again.
  const kind = kinds.find((one) => one === chosenKind) ?? kinds[0] ?? 'payment'
  const paying = isPayment(kind)
  const [chosenCurrency, setCurrency] = useState(booking.currency)
  // What a booking costs is added in its currency; paid and given back is also what it once cost in another.
  const ofMoney = paying ? currencies.filter((one) => booking.money[one]) : []
  const currency = ofMoney.find((one) => one === chosenCurrency) ?? booking.currency
  const balance = booking.money[currency] ?? { due: 0, paid: 0 }
  const { due, paid } = balance
  const price = (amount: number) => formatPrice(locale, { amount, currency })
  const [typed, setTyped] = useState<string>()
  const [method, setMethod] = useState<PaymentMethod>()
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const { busy, error, submit } = useSubmission()
  // Sent again after a lost answer it is the same entry; any change makes another one.
  const content = JSON.stringify([kind, typed, currency, method, reason])
  const [sent, setSent] = useState({ content: '', id: '' })

  // What opened it has gone, and with it the focus.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLInputElement>(':checked, input')?.focus(), [])

  // Most often all that is open is paid; given back is what was paid beyond what is due, or else all of it.
  const likely = kind === 'payment' ? due - paid : kind === 'refund' ? (paid > due ? paid - due : paid) : 0
  const text = typed ?? (likely > 0 ? formatNumber(locale, likely) : '')
  const amount = readAmount(text)
  const isAmount = amount !== undefined && (amount > 0 || kind === 'price')
  const then =
    isAmount && dueWith({ kind, amount }, costOf(balance), agreedNow(booking.price, currency, charges))
  const missing = {
    amount: isAmount ? undefined : t('errors.charge_amount_invalid'),
    method: paying && !method ? t('money.methodMissing') : undefined,
    reason: needsReason(kind) && reason.trim() === '' ? t('errors.charge_reason_missing') : undefined,
  }

  async function add(event: SubmitEvent) {
    event.preventDefault()
    setChecked(true)
    if (amount === undefined || Object.values(missing).some(Boolean)) return
    const id = sent.content === content ? sent.id : crypto.randomUUID()
    setSent({ content, id })
    const draft = { kind, amount, currency, method: paying ? method : undefined, reason }
    const result = await submit(() => addCharge(booking, id, draft, charges))
    if (result?.ok) onDone(t('money.added'))
  }

  return (
    <form
      ref={form}
      className="grid gap-4 rounded-card border border-line p-4 print:hidden"
      noValidate
      onSubmit={add}
    >
      {kinds.length > 1 && (
        <OneOf legend={t('money.kind')} options={kinds} chosen={kind} onChoose={setKind} />
      )}
      {ofMoney.length > 1 && (
        <OneOf legend={t('money.currency')} options={ofMoney} chosen={currency} onChoose={setCurrency} />
      )}
      <Field
        label={kind === 'price' ? t('money.newPrice') : t('money.amount')}
        error={checked ? missing.amount : undefined}
      >
        {(control) => (
          <div className="flex items-center gap-2">
            <input
              {...control}
              className="control max-w-48 text-end tabular-nums"
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setTyped(target.value)}
            />
            <span aria-hidden="true" className="font-semibold">
              {currencySigns[currency]}
            </span>
          </div>
        )}
      </Field>
      {paying && (
        <OneOf
          legend={t('money.method')}
          options={paymentMethods}
          chosen={method}
          onChoose={setMethod}
          error={checked ? missing.method : undefined}
        />
      )}
      <Field
        label={needsReason(kind) ? t('money.reason') : t('money.reasonOptional')}
        // A customer without an address has no account to read it with.
        hint={booking.customer.email ? t('money.reasonHint') : undefined}
        error={checked ? missing.reason : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="control"
            maxLength={CHARGE_REASON_MAX_LENGTH}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <p role="status" className="min-h-6 font-semibold tabular-nums">
        {isAmount && !paying && then !== false && t('money.thenDue', { due: price(then) })}
        {isAmount && paying && openThen(kind === 'refund' ? paid - amount : paid + amount)}
      </p>
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy} busyText={t('common.pleaseWait')}>
          {t('money.save')}
        </Button>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
    </form>
  )

  function openThen(paidThen: number) {
    if (paidThen > due) return t('money.thenOverpaid', { more: price(paidThen - due) })
    return t('money.thenOpen', { open: price(due - paidThen) })
  }
}
