import type { StudioMails } from '../../domain/offers/mails.ts'
import type { PriceChange } from '../../domain/offers/prices.ts'
import type { Service } from '../../domain/offers/services.ts'
import { changedServices, type SettingsPart, type StudioSettings } from '../../domain/offers/settings.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { joinClauses, joinLabel, joinList } from '../../i18n/joins.ts'
import { languageName } from '../../i18n/language-name.ts'
import { isLocale } from '../../i18n/locales.ts'
import { lengthWords } from '../../i18n/session-words.ts'
import { useTexts } from '../shared/island.tsx'
import { dayInWords, useHoursWords } from './hours/hours-words.ts'
import { useRuleWords } from './rules/rule-words.ts'
import { usePriceWords } from './services/price-words.ts'
import { useServiceName } from './services/service-name.ts'

/** What a part of the settings says, in words; of services only those that differ from others. */
export function useSettingsWords() {
  const { locale, t } = useTexts('settings', 'bookings')
  const { weekWords, specialDaysWords } = useHoursWords()
  const { priceWords } = usePriceWords()
  const nameOf = useServiceName()
  const { changedRules } = useRuleWords()

  function serviceWords(service: Service, { pricing }: StudioSettings) {
    const off = service.enabled ? [] : [t('settings.disabled')]
    return joinClauses(locale, nameOf(service), priceWords(service, pricing[service.id]), ...off)
  }

  function changeWords({ from, service: id, price, bands }: PriceChange, { services }: StudioSettings) {
    const service = services.find((one) => one.id === id)
    const words = priceWords({ currency: service?.currency, bands }, price)
    const change = t('settings.priceFrom', { date: dayInWords(locale, from) ?? from, price: words })
    return joinLabel(locale, service ? nameOf(service) : id, change)
  }

  function mailsWords({ language, nudgeHours }: StudioMails) {
    const nudge =
      nudgeHours === null
        ? t('settings.nudgeNever')
        : joinLabel(locale, t('settings.nudgeHours'), formatNumber(locale, nudgeHours))
    const name = isLocale(language) ? languageName(locale, language) : language
    return [joinLabel(locale, t('settings.mailLanguage'), name), nudge].join(' · ')
  }

  return (settings: StudioSettings, other: StudioSettings, part: SettingsPart): string => {
    const { openingHours, bookingDurations, maxPendingBookings, weekHours, specialDays } = settings
    switch (part) {
      case 'studioName':
        return settings.studioName
      case 'openingHours':
        return t('bookings.fromTo', { from: openingHours.start, to: openingHours.end })
      case 'bookingDurations':
        return joinList(
          locale,
          bookingDurations.map((minutes) => lengthWords({ locale, t }, minutes)),
        )
      case 'maxPendingBookings':
        return formatNumber(locale, maxPendingBookings)
      case 'weekHours':
        return weekWords(weekHours)
      case 'specialDays':
        return specialDaysWords(specialDays)
      case 'services': {
        const added = other.services.filter(({ id }) => !settings.services.some((one) => one.id === id))
        return [
          ...changedServices(settings, other).map((service) => serviceWords(service, settings)),
          ...added.map((service) => joinClauses(locale, nameOf(service), t('settings.notThere'))),
        ].join(' · ')
      }
      case 'priceChanges': {
        const words = settings.priceChanges.map((change) => changeWords(change, settings))
        return words.join(' · ') || t('settings.noSpecialDays')
      }
      case 'rules':
        return changedRules(settings.rules, other.rules).join(' · ')
      case 'mails':
        return mailsWords(settings.mails)
      case 'adminsNeedSecondStep':
        return settings.adminsNeedSecondStep ? t('settings.adminsStepOn') : t('settings.adminsStepOff')
    }
  }
}
