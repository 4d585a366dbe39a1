import { periodOf, priceOf } from '../../domain/booking.ts'
import type { StudioSettings } from '../../domain/settings.ts'
import { formatDate, formatPrice } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Translate } from '../../i18n/t.ts'
import { FromTo } from './FromTo.tsx'
import { typeName } from './labels.ts'
import type { FormValues } from './use-draft.ts'

interface Props {
  locale: Locale
  t: Translate<'common' | 'bookings'>
  settings: StudioSettings
  values: FormValues
  start: Date | undefined
}

/** What the visitor is about to ask for, in words, with its price. */
export function BookingSummary({ locale, t, settings, values, start }: Props) {
  return (
    <section className="panel grid gap-4" aria-labelledby="summary-title">
      <h2 id="summary-title" className="text-fluid-lg font-semibold">
        {t('bookings.summary')}
      </h2>
      <dl className="facts">
        <div>
          <dt>{t('bookings.type')}</dt>
          <dd>
            {typeName(t, values.type, settings.services)}, {t('bookings.minutes', { count: values.duration })}
          </dd>
        </div>
        {start && (
          <div>
            <dt>{t('bookings.dateAndTime')}</dt>
            <dd>{formatDate(locale, start)}</dd>
            <dd>
              <FromTo locale={locale} t={t} period={periodOf({ start, duration: values.duration })} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('bookings.price')}</dt>
          <dd className="text-fluid-xl">{formatPrice(locale, priceOf(values, settings))}</dd>
        </div>
      </dl>
      {!start && <p className="text-muted">{t('bookings.summaryEmpty')}</p>}
    </section>
  )
}
