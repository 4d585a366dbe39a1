import { type SubmitEvent, useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import { CLOSURE_NOTE_MAX_LENGTH, type ClosureKind, closureKinds } from '../../../domain/calendar/closure.ts'
import { failure } from '../../../domain/errors.ts'
import { type ClosurePlan, closedBy, type SavedClosure, saveClosures } from '../../../stores/closures.ts'
import { useTexts } from '../../shared/island.tsx'
import { SubmitFailure } from '../../shared/SubmitFailure.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import { kindName } from '../closure-words.ts'
import { BookingsInTheWay } from './BookingsInTheWay.tsx'
import { ClosureMonth } from './ClosureMonth.tsx'
import { ClosureRepeats } from './ClosureRepeats.tsx'
import { ClosuresMet } from './ClosuresMet.tsx'
import { ClosureTimes } from './ClosureTimes.tsx'
import {
  closureFormDraft,
  emptyForm,
  type ClosureForm as Form,
  fromForm,
  onlyUntilMissing,
  toForm,
} from './closure-form.ts'
import { TypedDays } from './TypedDays.tsx'

interface Props {
  /** The closure to change; without one the form makes a new one. */
  seen: SavedClosure | undefined
  /** Called when something is typed or sent again: older messages go. */
  onChange: () => void
  onSaved: () => void
  /** Somebody else has changed what the form changes, or what it met. */
  onChangedMeanwhile: () => Promise<void>
  onLeave: () => void
}

/** What was agreed to after a first try. */
interface Agreed {
  keepsBookings: boolean
  merging: SavedClosure[]
}

/** Closes the studio for a while, once or again and again. What is in the way is named, and nothing is saved meanwhile. */
export function ClosureForm({ seen, onChange, onSaved, onChangedMeanwhile, onLeave }: Props) {
  const { t } = useTexts('common', 'admin', 'bookings')
  const { busy, error, submit, forget } = useSubmission()
  const [form, setForm] = useState<Form>(
    () => closureFormDraft.read()?.form ?? (seen ? toForm(seen) : emptyForm),
  )
  const nothingAgreed: Agreed = { keepsBookings: seen?.keepsBookings ?? false, merging: [] }
  const [agreed, setAgreed] = useState(nothingAgreed)
  useEffect(() => closureFormDraft.keep({ seen, form }), [seen, form])
  const heading = useArrival<HTMLHeadingElement>(seen?.id)
  const plan = planOf(agreed)

  function planOf({ keepsBookings, merging }: Agreed): ClosurePlan | undefined {
    const drafts = fromForm(form, keepsBookings)
    const repeats = form.repeats === 'never' ? undefined : form.repeats
    return drafts && { drafts, repeats, seen, merging }
  }

  function change(changed: Partial<Form>) {
    forget()
    onChange()
    setAgreed(nothingAgreed)
    setForm((before) => ({ ...before, ...changed }))
  }

  async function save(changed: Partial<Agreed> = {}) {
    const next = { ...agreed, ...changed }
    onChange()
    setAgreed(next)
    const wanted = planOf(next)
    const missing = onlyUntilMissing(form) ? 'closure_until_missing' : 'closure_dates_missing'
    const result = await submit(async () => {
      const saved = wanted ? await saveClosures(wanted) : failure(missing)
      if (!saved.ok && saved.code === 'closure_changed_meanwhile') await onChangedMeanwhile()
      return saved
    })
    if (!result) return
    // If the overlapping closures have changed, they are shown anew.
    if (!result.ok && result.code === 'closure_changed_meanwhile') setAgreed(nothingAgreed)
    if (!result.ok) return
    setForm(emptyForm)
    onSaved()
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    save()
  }

  return (
    <form className="panel grid gap-6" onSubmit={onSubmit} aria-labelledby="closure-form" noValidate>
      <h2 id="closure-form" ref={heading} tabIndex={-1} className="text-fluid-xl font-semibold">
        {t(seen ? 'admin.changeClosure' : 'admin.newClosure')}
      </h2>
      {seen?.series && <p className="text-muted">{t('admin.closureOfSeries')}</p>}
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <ClosureMonth firstDay={form.firstDay} lastDay={form.lastDay} onChoose={change} />
          <TypedDays form={form} change={change} />
        </div>
        <div className="grid gap-6">
          <ClosureTimes form={form} change={change} />
          {!seen && <ClosureRepeats form={form} error={error} change={change} />}
          <Field label={t('admin.closureKind')} hint={t('admin.closureKindHint')}>
            {(control) => (
              <select
                {...control}
                className="control"
                value={form.kind}
                onChange={(event) => change({ kind: event.target.value as ClosureKind })}
              >
                {closureKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {kindName(t, kind)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('admin.closureNote')}>
            {(control) => (
              <textarea
                {...control}
                className="control"
                rows={2}
                maxLength={CLOSURE_NOTE_MAX_LENGTH}
                value={form.note}
                onChange={(event) => change({ note: event.target.value })}
              />
            )}
          </Field>
          {error && error !== 'closure_until_missing' && <SubmitFailure code={error} typed />}
          {error === 'closure_overlaps' && plan && (
            <ClosuresMet plan={plan} busy={busy} onMerge={(merging) => save({ merging })} />
          )}
          {error === 'closure_over_bookings' && plan && (
            <BookingsInTheWay
              periods={closedBy(plan)}
              busy={busy}
              onKeep={() => save({ keepsBookings: true })}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="primary" busy={busy} busyText={t('admin.savingSettings')}>
              {t(seen ? 'bookings.saveChanges' : 'admin.closeStudio')}
            </Button>
            {seen && <Button onClick={onLeave}>{t('common.cancel')}</Button>}
          </div>
        </div>
      </div>
    </form>
  )
}
