import type { ReactNode } from 'react'
import { noDetails } from '../../../domain/booking/details.ts'
import { defaultSettings } from '../../../domain/offers/settings.ts'
import { readSession } from '../../shared/form-values.ts'
import { island, useTexts } from '../../shared/island.tsx'
import { TimeFrame } from '../times/TimeFrame.tsx'
import { BookBar } from './BookBar.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import { DetailsFields } from './DetailsFields.tsx'
import { FormColumns } from './FormColumns.tsx'
import { MoreStep } from './MoreStep.tsx'
import { SessionFields } from './SessionFields.tsx'
import { StatusChoice } from './StatusChoice.tsx'

interface Props {
  byAdmin: boolean
  /** Whether a booking is edited, whose time is known. */
  edits?: boolean
}

/** The same in a page whose form has not been loaded. */
export const FormFallback = island<'common' | 'bookings' | 'times', Props>(FormSkeleton)

const nothing = () => {}
const day = '2026-01-01'

/** A placeholder of the booking form while it loads: its own parts, unseen, so that nothing moves when it arrives. */
export function FormSkeleton({ byAdmin, edits = false }: Props) {
  const { t } = useTexts('common', 'bookings')
  const settings = defaultSettings
  const values = readSession(new URLSearchParams(), settings)
  const start = new Date(0)
  const booking = edits
    ? { ...values, start, serviceNames: null, price: 0, currency: 'USD' as const }
    : undefined
  const shown = { settings, values, day, start: booking?.start }
  return (
    <div role="status">
      <span className="sr-only">{t('common.loading')}</span>
      <FormColumns
        aside={
          <Unseen>
            <BookingSummary {...shown} booking={booking} byAdmin={byAdmin}>
              {byAdmin && !edits && <StatusChoice chosen="confirmed" onChoose={nothing} />}
              <div className="h-11 md:h-23" />
            </BookingSummary>
          </Unseen>
        }
      >
        <Unseen>
          <SessionFields {...shown} booking={undefined} byAdmin={byAdmin} change={nothing} />
        </Unseen>
        <Unseen>
          <TimeFrame settings={settings} values={values} byAdmin={byAdmin} />
        </Unseen>
        <Unseen>
          <MoreStep due={byAdmin || edits}>
            <DetailsFields details={noDetails} byAdmin={byAdmin} change={nothing} />
          </MoreStep>
        </Unseen>
      </FormColumns>
      <div className="invisible">
        <BookBar {...shown} booking={booking}>
          <span className="button">{t('bookings.book')}</span>
        </BookBar>
      </div>
    </div>
  )
}

/** The place of what it holds. */
function Unseen({ children }: { children: ReactNode }) {
  return (
    <div className="skeleton">
      <div className="invisible">{children}</div>
    </div>
  )
}
