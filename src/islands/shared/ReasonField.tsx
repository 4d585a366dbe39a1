import type { Ref } from 'react'
import { Field } from '../../components/ui/Field.tsx'
import { REASON_MAX_LENGTH, type StudioBooking } from '../../domain/booking/booking.ts'
import { withReason } from '../../domain/booking/reason.ts'
import { useTexts } from './island.tsx'

interface Props {
  value: string
  /** Whose bookings it is about: customers with an address read it. */
  customers: Pick<StudioBooking['customer'], 'email'>[]
  onChange: (typed: string) => void
  ref?: Ref<HTMLTextAreaElement>
}

/** What is said most often. */
const presetReasons = [
  'bookings.reasonTaken',
  'bookings.reasonRepair',
  'bookings.reasonIll',
  'bookings.reasonAgreed',
] as const

/** The studio's reason for a no: a common one by a press, or its own words. */
export function ReasonField({ value, customers, onChange, ref }: Props) {
  const { t } = useTexts('bookings')
  const mailed = customers.some(({ email }) => email)
  const presets = presetReasons.map((key) => t(key))
  return (
    <div className="grid gap-2">
      <Field label={t('bookings.reason')} hint={mailed ? t('bookings.reasonHint') : undefined}>
        {(control) => (
          <textarea
            {...control}
            ref={ref}
            className="control"
            rows={3}
            maxLength={REASON_MAX_LENGTH}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('bookings.reasonPresets')}</legend>
        {presets.map((words) => (
          <button
            key={words}
            type="button"
            className="min-h-11 cursor-pointer rounded-full border border-line px-3 py-1 text-start text-fluid-sm hover:border-ink aria-pressed:border-daylight aria-pressed:bg-daylight-wash"
            aria-pressed={value.trim() === words}
            onClick={() => onChange(withReason(value, words, presets))}
          >
            {words}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
