import { Button } from '../../../components/ui/Button.tsx'
import { startOf } from '../../../domain/booking/placement.ts'
import { customerName } from '../../../i18n/customer-name.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import { bookingLine } from '../../shared/booking-line.ts'
import { useTexts } from '../../shared/island.tsx'
import { useRefusalWords } from './refusal-words.ts'
import { steps } from './use-carrying.ts'
import type { Rearranging } from './use-rearranging.ts'

const stepWords = {
  dayBefore: 'admin.dayBefore',
  dayAfter: 'admin.dayAfter',
  earlier: 'admin.earlier',
  later: 'admin.later',
  shorter: 'admin.shorter',
  longer: 'admin.longer',
} as const satisfies Record<keyof typeof steps, string>
const stepNames = Object.keys(stepWords) as (keyof typeof steps)[]

/** Moves a booking by buttons, for people who neither drag nor have arrow keys, and says where it is. */
export function MoveBar({ rearranging }: { rearranging: Rearranging }) {
  const language = useTexts('common', 'admin', 'bookings')
  const { locale, t } = language
  const refusalWords = useRefusalWords()
  const { carried, problem } = rearranging
  const placed = carried && { start: startOf(carried.place), duration: carried.place.duration }
  return (
    <section className="move-bar" aria-label={t('admin.move')}>
      <p role="status" className="min-w-0 flex-1 basis-60">
        {carried && placed ? (
          <>
            <span className="block font-semibold">
              {joinLabel(locale, customerName(t, carried.booking), bookingLine(language, placed))}
            </span>
            {problem && <span className="block text-negative">{refusalWords(problem)}</span>}
          </>
        ) : (
          t('admin.moveChoose')
        )}
      </p>
      {carried && (
        <div className="flex flex-wrap gap-2">
          {stepNames.map((name) => (
            <Button
              key={name}
              onClick={() => rearranging.carry({ ...carried, place: steps[name](carried.place) })}
            >
              {t(stepWords[name])}
            </Button>
          ))}
          <Button look="primary" onClick={() => rearranging.put()}>
            {t('admin.moveHere')}
          </Button>
          <Button onClick={() => rearranging.release()}>{t('common.cancel')}</Button>
        </div>
      )}
      {!carried && <p className="text-fluid-sm text-muted max-md:hidden">{t('admin.moveHelp')}</p>}
    </section>
  )
}
