import type { StudioRules } from '../../../domain/offers/rules.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import { DAY_HOURS, waitWords } from '../../../i18n/rule-words.ts'
import { lengthWords } from '../../../i18n/session-words.ts'
import { useTexts } from '../../shared/island.tsx'
import { type OptionalRule, optionalRules } from './typed-rules.ts'

/** The rules in words. */
export function useRuleWords() {
  const { locale, t } = useTexts('settings', 'bookings')
  const labels: Record<keyof StudioRules, string> = {
    bufferBefore: t('settings.bufferBefore'),
    bufferAfter: t('settings.bufferAfter'),
    noticeHours: t('settings.noticeHours'),
    furthestDays: t('settings.furthestDays'),
    cancelHours: t('settings.cancelHours'),
    pendingHours: t('settings.pendingHours'),
  }
  const never: Record<OptionalRule, string> = {
    cancelHours: t('settings.cancelNever'),
    pendingHours: t('settings.pendingNever'),
  }

  return {
    labels,

    /** How long the typed number of a rule is; nothing where it is none. */
    valueWords: (rule: keyof StudioRules, value: number): string => {
      if (!Number.isFinite(value) || value < 0) return ''
      if (rule === 'bufferBefore' || rule === 'bufferAfter') return lengthWords({ locale, t }, value)
      return waitWords({ locale, t }, rule === 'furthestDays' ? value * DAY_HOURS : value)
    },

    /** The rules that say something else than the other ones, one by one. */
    changedRules: (rules: StudioRules, other: StudioRules): string[] =>
      (Object.keys(labels) as (keyof StudioRules)[])
        .filter((rule) => rules[rule] !== other[rule])
        .map((rule) => {
          const value = rules[rule]
          const optional = optionalRules.find((one) => one === rule)
          if (value === null) return optional ? never[optional] : labels[rule]
          return joinLabel(locale, labels[rule], formatNumber(locale, value))
        }),
  }
}
