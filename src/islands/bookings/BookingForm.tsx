import { useStore } from '@nanostores/react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { NOTES_MAX_LENGTH, STEP_MINUTES } from '../../domain/booking.ts'
import { failure } from '../../domain/errors.ts'
import { enabledServices, type StudioSettings } from '../../domain/settings.ts'
import { toStudioMoment } from '../../domain/studio-time.ts'
import { formatPrice } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Translate } from '../../i18n/t.ts'
import { localizedPath } from '../../i18n/url.ts'
import { book, freeStartsNear } from '../../stores/bookings.ts'
import { draftNotes } from '../../stores/draft-notes.ts'
import type { Account } from '../../stores/session.ts'
import { createSubmission } from '../../stores/submission.ts'
import { errorText } from '../shared/texts.ts'
import { BookingSummary } from './BookingSummary.tsx'
import { FreeStarts } from './FreeStarts.tsx'
import { typeName } from './labels.ts'
import { toDraft, useDraft } from './use-draft.ts'

interface Props {
  locale: Locale
  t: Translate<'common' | 'bookings' | 'errors'>
  account: Account
  settings: StudioSettings
}

const submission = createSubmission()

export function BookingForm({ locale, t, account, settings }: Props) {
  const { values, change, start } = useDraft(settings)
  const { busy, error } = useStore(submission.$state)
  const [nearest, setNearest] = useState<Date[]>([])
  const today = toStudioMoment(new Date()).date

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setNearest([])
    const result = await submission.submit(() =>
      start ? book(account, toDraft(values, start)) : failure('booking_not_in_future'),
    )
    if (result?.ok) {
      draftNotes.forget()
      location.assign(localizedPath(locale, `/bookings/${result.value.id}`))
    } else if (result?.code === 'booking_taken' && start) {
      setNearest(await freeStartsNear(toDraft(values, start), settings))
    }
  }

  return (
    <form className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]" onSubmit={onSubmit} noValidate>
      <div className="panel grid gap-6 sm:grid-cols-2">
        <Field label={t('bookings.type')}>
          {(control) => (
            <select
              {...control}
              className="control"
              value={values.type}
              onChange={(event) => change({ type: event.target.value })}
            >
              {enabledServices(settings).map(({ id }) => (
                <option key={id} value={id}>
                  {typeName(t, id, settings.services)} ·{' '}
                  {t('bookings.pricePerHour', { price: formatPrice(locale, settings.pricing[id] ?? 0) })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('bookings.duration')}>
          {(control) => (
            <select
              {...control}
              className="control"
              value={values.duration}
              onChange={(event) => change({ duration: Number(event.target.value) })}
            >
              {settings.bookingDurations.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t('bookings.minutes', { count: minutes })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('bookings.date')}>
          {(control) => (
            <input
              {...control}
              className="control"
              type="date"
              required
              min={today}
              value={values.date}
              onChange={(event) => change({ date: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('bookings.time')} hint={t('bookings.openingHours', settings.openingHours)}>
          {(control) => (
            <input
              {...control}
              className="control"
              type="time"
              required
              step={STEP_MINUTES * 60}
              value={values.time}
              onChange={(event) => change({ time: event.target.value })}
            />
          )}
        </Field>
        <div className="sm:col-span-2">
          <Field label={t('bookings.notes')} hint={t('bookings.notesHint')}>
            {(control) => (
              <textarea
                {...control}
                className="control"
                rows={4}
                maxLength={NOTES_MAX_LENGTH}
                value={values.notes}
                onChange={(event) => change({ notes: event.target.value })}
              />
            )}
          </Field>
        </div>
      </div>
      <div className="grid gap-4 lg:sticky lg:top-24">
        <BookingSummary locale={locale} t={t} settings={settings} values={values} start={start} />
        {error && (
          <Notice kind="failure">
            <p>{errorText(t, error)}</p>
            {error === 'session_expired' && (
              <a
                className="link"
                href={`${localizedPath(locale, '/login')}?next=${encodeURIComponent(location.pathname + location.search)}`}
              >
                {t('common.signIn')}
              </a>
            )}
          </Notice>
        )}
        {nearest.length > 0 && (
          <FreeStarts
            locale={locale}
            t={t}
            starts={nearest}
            onChoose={(chosen) => {
              change(toStudioMoment(chosen))
              setNearest([])
            }}
          />
        )}
        <Button type="submit" look="primary" busy={busy} busyText={t('bookings.booking')}>
          {t('bookings.book')}
        </Button>
        <a className="button button-quiet" href={localizedPath(locale, '/dashboard')}>
          {t('common.cancel')}
        </a>
      </div>
    </form>
  )
}
