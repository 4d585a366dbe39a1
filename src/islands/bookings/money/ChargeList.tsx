import { useState } from 'react'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import { type Charge, counts, mayTakeBack } from '../../../domain/booking/money.ts'
import { chargeName, entryName, signedSum } from '../../../i18n/charge-words.ts'
import { formatShortDate, formatTime, joinDateAndTime } from '../../../i18n/format.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import { reverseCharge } from '../../../stores/bookings/charges.ts'
import { useTexts } from '../../shared/island.tsx'
import { Said } from '../../shared/Said.tsx'
import { errorText } from '../../shared/texts.ts'
import { useSubmission } from '../../shared/use-submission.ts'

interface Props {
  byStudio: boolean
  booking: StudioBooking
  charges: Charge[]
  onDone: (words: string) => void
}

/** The price and the entries beside it, oldest first; what was taken back or does not count stays to be read. */
export function ChargeList({ byStudio, booking, charges, onDone }: Props) {
  const language = useTexts('bookings', 'common', 'money', 'errors')
  const { locale, t } = language
  const [asking, setAsking] = useState<{ charge: Charge; reversalId: string }>()
  const { busy, error, submit } = useSubmission()
  const takenBack = new Set(charges.map(({ reverses }) => reverses))

  async function takeBack() {
    if (!asking) return
    const result = await submit(() => reverseCharge(booking, asking.charge.id, asking.reversalId))
    if (!result) return
    setAsking(undefined)
    if (result.ok) onDone(t('money.takenBackNotice'))
  }

  return (
    <>
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <ul className="grid">
        <li
          className={`flex justify-between gap-3 border-t border-line py-3 ${booking.status === 'cancelled' ? 'text-muted line-through' : 'font-semibold'}`}
        >
          <span>{t('bookings.price')}</span>
          <span className="tabular-nums">
            {formatPrice(locale, { amount: booking.price, currency: booking.currency })}
          </span>
        </li>
        {charges.map((charge) => {
          const gone = takenBack.has(charge.id)
          const struck = gone || !counts(charge, booking)
          return (
            <li key={charge.id} className="flex items-start gap-3 border-t border-line py-3">
              <div className="grid min-w-0 flex-1 gap-1">
                <p className={struck ? 'text-muted line-through' : 'font-semibold'}>
                  {entryName(language, charge, charge.reverses !== null)}
                </p>
                {charge.reason && <Said>{charge.reason}</Said>}
                <p className="text-fluid-sm text-muted">
                  <time dateTime={charge.at.toISOString()}>
                    {joinDateAndTime(
                      locale,
                      formatShortDate(locale, charge.at),
                      formatTime(locale, charge.at),
                    )}
                  </time>
                  {byStudio && charge.author && <span className="print:hidden"> ·&nbsp;{charge.author}</span>}
                </p>
                {byStudio && !gone && !charge.reverses && !mayTakeBack(charge, booking) && (
                  <p className="text-fluid-sm text-muted print:hidden">{t('money.takeBackLater')}</p>
                )}
                {byStudio && !gone && !charge.reverses && mayTakeBack(charge, booking) && (
                  <p className="print:hidden">
                    <button
                      type="button"
                      className="button button-plain"
                      onClick={() => setAsking({ charge, reversalId: crypto.randomUUID() })}
                    >
                      {t('money.takeBack')}
                      <span className="sr-only">
                        {joinLabel(
                          locale,
                          '',
                          `${chargeName(language, charge)} ${signedSum(locale, charge)}`,
                        )}
                      </span>
                    </button>
                  </p>
                )}
              </div>
              <p className={`shrink-0 tabular-nums ${struck ? 'text-muted line-through' : 'font-semibold'}`}>
                {signedSum(locale, charge)}
              </p>
            </li>
          )
        })}
      </ul>
      {asking && (
        <ConfirmDialog
          title={t('money.takeBackTitle')}
          no={t('common.cancel')}
          onNo={() => setAsking(undefined)}
          yes={t('money.takeBack')}
          onYes={takeBack}
          busyText={busy && t('common.pleaseWait')}
        >
          <p className="font-semibold">
            {chargeName(language, asking.charge)} ·{' '}
            {formatPrice(locale, {
              amount: Math.abs(asking.charge.due + asking.charge.paid),
              currency: asking.charge.currency,
            })}
          </p>
          <p>{t('money.takeBackText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
