import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx'
import type { Service } from '../../domain/offers/services.ts'
import type { StudioSettings } from '../../domain/offers/settings.ts'
import { joinLabel } from '../../i18n/joins.ts'
import { useTexts } from '../shared/island.tsx'
import { dayInWords } from './hours/hours-words.ts'
import { usePriceWords } from './services/price-words.ts'
import { useServiceName } from './services/service-name.ts'

interface Props {
  services: Service[]
  settings: StudioSettings
  onKeep: () => void
  onSave: () => void
}

/** Asks once before a price is saved that is likely a slip of the keyboard. */
export function UnusualPrices({ services, settings, onKeep, onSave }: Props) {
  const { locale, t } = useTexts('settings')
  const nameOf = useServiceName()
  const { priceWords } = usePriceWords()
  return (
    <ConfirmDialog
      title={t('settings.unusualTitle')}
      no={t('settings.unusualKeep')}
      onNo={onKeep}
      yes={t('settings.unusualSave')}
      onYes={onSave}
    >
      <p>{t('settings.unusualText')}</p>
      <ul className="grid gap-1 font-semibold">
        {services.map((service) => (
          <li key={service.id}>
            {joinLabel(locale, nameOf(service), priceWords(service, settings.pricing[service.id]))}
            {settings.priceChanges
              .filter((change) => change.service === service.id)
              .map(({ from, price, bands }) => (
                <span key={from} className="block font-normal">
                  {t('settings.priceFrom', {
                    date: dayInWords(locale, from) ?? from,
                    price: priceWords({ currency: service.currency, bands }, price),
                  })}
                </span>
              ))}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
