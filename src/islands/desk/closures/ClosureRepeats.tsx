import { useEffect, useRef } from 'react'
import { Field } from '../../../components/ui/Field.tsx'
import { noonOf, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import type { ErrorCode } from '../../../domain/errors.ts'
import { formatDate } from '../../../i18n/format.ts'
import { DayField } from '../../shared/DayField.tsx'
import { useTexts } from '../../shared/island.tsx'
import { errorText } from '../../shared/texts.ts'
import { type ClosureForm, fromForm } from './closure-form.ts'

interface Props {
  form: ClosureForm
  /** Why the form was refused. */
  error: ErrorCode | undefined
  change: (changed: Partial<ClosureForm>) => void
}

/** Whether it repeats, and until when; said back as how many closures that makes. */
export function ClosureRepeats({ form, error, change }: Props) {
  const { locale, t } = useTexts('admin', 'errors')
  const part = useRef<HTMLDivElement>(null)
  const untilMissing = error === 'closure_until_missing'
  useEffect(() => {
    if (untilMissing) part.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [untilMissing])
  const { repeats, until, firstDay } = form
  const drafts = repeats === 'never' ? undefined : fromForm(form)
  const last = drafts?.at(-1)
  return (
    <div ref={part} className="grid gap-4 sm:grid-cols-2">
      <Field label={t('admin.repeats')}>
        {(control) => (
          <select
            {...control}
            className="control"
            value={repeats}
            onChange={(event) => change({ repeats: event.target.value as ClosureForm['repeats'] })}
          >
            <option value="never">{t('admin.repeatsNever')}</option>
            <option value="weekly">{t('admin.repeatsWeekly')}</option>
            <option value="yearly">{t('admin.repeatsYearly')}</option>
          </select>
        )}
      </Field>
      {repeats !== 'never' && (
        <DayField
          label={t('admin.repeatsUntil')}
          required
          error={untilMissing ? errorText(t, error) : undefined}
          value={until}
          min={firstDay}
          onChange={(day) => change({ until: day })}
        />
      )}
      <p role="status" className={drafts ? 'text-fluid-sm text-muted sm:col-span-2' : 'sr-only'}>
        {drafts &&
          last &&
          t('admin.closureCount', {
            count: drafts.length,
            date: formatDate(locale, noonOf(toStudioMoment(last.start).date)),
          })}
      </p>
    </div>
  )
}
