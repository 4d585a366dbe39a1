import { type SubmitEvent, useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import { CLOSURE_NOTE_MAX_LENGTH, type ClosureKind, closureKinds } from '../../../domain/calendar/closure.ts'
import { failure } from '../../../domain/errors.ts'
import { type SavedClosure, saveClosure } from '../../../stores/closures.ts'
import { useTexts } from '../../shared/island.tsx'
import { SubmitFailure } from '../../shared/SubmitFailure.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import { kindName } from '../closure-words.ts'
import { BookingsInTheWay } from './BookingsInTheWay.tsx'
import { ClosureTimes } from './ClosureTimes.tsx'
import { closureFormDraft, emptyForm, type ClosureForm as Form, fromForm, toForm } from './closure-form.ts'

interface Props {
  /** The closure to change; without one the form makes a new one. */
  seen: SavedClosure | undefined
  onSaved: () => void
  onLeave: () => void
}

/** Closes the studio for a while. What is in the way is listed, and nothing is saved meanwhile. */
export function ClosureForm({ seen, onSaved, onLeave }: Props) {
  const { t } = useTexts('common', 'admin', 'bookings')
  const { busy, error, submit, forget } = useSubmission()
  const [form, setForm] = useState<Form>(
    () => closureFormDraft.read()?.form ?? (seen ? toForm(seen) : emptyForm),
  )
  const id = seen?.id
  useEffect(() => closureFormDraft.keep({ id, form }), [id, form])
  const heading = useArrival<HTMLHeadingElement>(seen?.id)
  const draft = fromForm(form)

  function change(changed: Partial<Form>) {
    forget()
    setForm((before) => ({ ...before, ...changed }))
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const result = await submit(() => (draft ? saveClosure(draft, seen) : failure('closure_dates_missing')))
    if (!result?.ok) return
    setForm(emptyForm)
    onSaved()
  }

  return (
    <form className="panel grid gap-6" onSubmit={onSubmit} aria-labelledby="closure-form" noValidate>
      <h2 id="closure-form" ref={heading} tabIndex={-1} className="text-fluid-xl font-semibold">
        {t(seen ? 'admin.changeClosure' : 'admin.newClosure')}
      </h2>
      <ClosureTimes form={form} change={change} />
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
      {error && <SubmitFailure code={error} />}
      {error === 'closure_over_bookings' && draft && <BookingsInTheWay period={draft} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy} busyText={t('admin.savingSettings')}>
          {t(seen ? 'bookings.saveChanges' : 'admin.closeStudio')}
        </Button>
        {seen && <Button onClick={onLeave}>{t('common.cancel')}</Button>}
      </div>
    </form>
  )
}
