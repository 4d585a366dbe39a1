import { Button } from '../../components/ui/Button.tsx'
import { leastPrice } from '../../domain/offers/price-of.ts'
import { changedParts, type SettingsPart, type StudioSettings } from '../../domain/offers/settings.ts'
import { formatNumber, formatPrice } from '../../i18n/format-number.ts'
import { joinList } from '../../i18n/joins.ts'
import { localeFacts } from '../../i18n/locales.ts'
import { type Language, useTexts } from '../shared/island.tsx'

interface Props {
  theirs: StudioSettings
  mine: StudioSettings
  onTake: () => void
  onKeep: () => void
}

/** Another admin has saved first: what differs, and the choice whose settings count. */
export function SettingsConflict({ theirs, mine, onTake, onKeep }: Props) {
  const language = useTexts('admin', 'bookings')
  const { locale, t } = language
  const labels: Record<SettingsPart, string> = {
    studioName: t('admin.studioName'),
    openingHours: t('admin.openingHours'),
    bookingDurations: t('admin.durations'),
    maxPendingBookings: t('admin.maxPending'),
    services: t('admin.services'),
  }
  return (
    <div className="panel grid gap-4">
      <p>{t('admin.conflictText')}</p>
      <ul className="grid gap-2">
        {changedParts(theirs, mine).map((part) => (
          <li key={part}>
            <strong className="font-semibold">{labels[part]}</strong>
            {localeFacts[locale].marks.label}
            {t('admin.conflictTheirs', { value: inWords(language, theirs, part) })}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTake}>{t('admin.takeTheirs')}</Button>
        <Button look="danger" onClick={onKeep}>
          {t('admin.keepMine')}
        </Button>
      </div>
    </div>
  )
}

function inWords({ locale, t }: Language<'bookings'>, settings: StudioSettings, part: SettingsPart): string {
  const { openingHours, bookingDurations, maxPendingBookings, services } = settings
  if (part === 'studioName') return settings.studioName
  if (part === 'openingHours') {
    return t('bookings.fromTo', { from: openingHours.start, to: openingHours.end })
  }
  if (part === 'bookingDurations') {
    return joinList(
      locale,
      bookingDurations.map((count) => t('bookings.minutes', { count })),
    )
  }
  if (part === 'maxPendingBookings') return formatNumber(locale, maxPendingBookings)
  return joinList(
    locale,
    services.map((service) => `${service.name} ${formatPrice(locale, leastPrice(service, settings))}`),
  )
}
