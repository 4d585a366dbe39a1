import { Button } from '../../components/ui/Button.tsx'
import { changedParts, type SettingsPart, type StudioSettings } from '../../domain/offers/settings.ts'
import { localeFacts } from '../../i18n/locales.ts'
import { useTexts } from '../shared/island.tsx'
import { useSettingsWords } from './settings-words.ts'

interface Props {
  theirs: StudioSettings
  /** What would be saved: theirs with what I changed. */
  mine: StudioSettings
  onTake: () => void
  onKeep: () => void
}

/** Another admin has saved first: what differs, and the choice whose settings count. */
export function SettingsConflict({ theirs, mine, onTake, onKeep }: Props) {
  const { locale, t } = useTexts('settings')
  const inWords = useSettingsWords()
  const labels: Record<SettingsPart, string> = {
    studioName: t('settings.studioName'),
    openingHours: t('settings.openingHours'),
    bookingDurations: t('settings.durations'),
    maxPendingBookings: t('settings.maxPending'),
    weekHours: t('settings.weekHours'),
    specialDays: t('settings.specialDays'),
    services: t('settings.services'),
    priceChanges: t('settings.priceChanges'),
    rules: t('settings.rules'),
    mails: t('settings.mails'),
    adminsNeedSecondStep: t('settings.adminsStep'),
  }
  return (
    <div className="panel grid gap-4" data-conflict tabIndex={-1}>
      <p>{t('settings.conflictText')}</p>
      <ul className="grid gap-2">
        {changedParts(theirs, mine).map((part) => (
          <li key={part}>
            <strong className="font-semibold">{labels[part]}</strong>
            {localeFacts[locale].marks.label}
            {t('settings.conflictTheirs', { value: inWords(theirs, mine, part) })}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTake}>{t('settings.takeTheirs')}</Button>
        <Button look="danger" onClick={onKeep}>
          {t('settings.keepMine')}
        </Button>
      </div>
    </div>
  )
}
