import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { rentalRows } from '../../../domain/offers/printed-offer.ts'
import { changedParts } from '../../../domain/offers/settings.ts'
import { joinList } from '../../../i18n/joins.ts'
import { useTexts } from '../../shared/island.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { fromForm, type SettingsForm } from '../settings-form.ts'
import { withPrintedOffer } from './offer-printed.ts'
import { useServiceName } from './service-name.ts'

interface Props {
  form: SettingsForm
  onChange: (changes: Partial<SettingsForm>) => void
}

/** Makes services of the printed rental prices, unless they are offered already, and says what it has done. */
export function OfferPrinted({ form, onChange }: Props) {
  const { locale, t } = useTexts('settings')
  const nameOf = useServiceName()
  const [said, setSaid] = useState('')
  // The button has gone with what it offered.
  const answer = useArrival<HTMLParagraphElement>(said)

  const offered = withPrintedOffer(form)
  const after = fromForm(offered)
  const news = changedParts(fromForm(form), after).length > 0
  if (!news && !said) return null

  function offer() {
    onChange(offered)
    const services = after.services.filter(({ id }) => id in rentalRows).map(nameOf)
    setSaid(t('settings.offerPrintedDone', { services: joinList(locale, services) }))
  }

  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-sunken p-4">
      {news && (
        <>
          <p className="text-fluid-sm">{t('settings.offerPrintedText')}</p>
          <Button onClick={offer}>{t('settings.offerPrinted')}</Button>
        </>
      )}
      <p
        ref={answer}
        tabIndex={-1}
        role="status"
        className="rounded font-semibold outline-offset-4 empty:hidden"
      >
        {said}
      </p>
    </div>
  )
}
