import { Button } from '../../../components/ui/Button.tsx'
import { noDetails } from '../../../domain/booking/details.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { readSession } from '../../shared/form-values.ts'
import { island, useTexts } from '../../shared/island.tsx'
import { TimeFrame } from '../times/TimeFrame.tsx'
import { BookBar } from './BookBar.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import { DetailsFields } from './DetailsFields.tsx'
import { FormColumns } from './FormColumns.tsx'
import { MoreStep } from './MoreStep.tsx'
import { SessionFields } from './SessionFields.tsx'

interface Props {
  settings: StudioSettings
  /** The studio's day whose prices are told. */
  day: string
}

/**
 * The form of a new booking as static HTML before any script runs: its words, fields and size. `useFrame()` takes over
 * what is typed into it.
 */
export const FormFrame = island<'common' | 'bookings' | 'times', Props>(FormFrameScreen)

const nothing = () => {}

function FormFrameScreen({ settings, day }: Props) {
  const { locale, t } = useTexts('common', 'bookings')
  const values = readSession(new URLSearchParams(), settings)
  const shown = { settings, values, day, start: undefined, booking: undefined }
  const send = (
    <Button name="send" look="dim">
      {t('bookings.book')}
    </Button>
  )
  return (
    <>
      <FormColumns
        aside={
          <BookingSummary {...shown} byAdmin={false}>
            <div className="grid gap-1">
              <div className="grid max-md:hidden">{send}</div>
              <a
                className="link inline-flex min-h-11 items-center justify-self-start text-muted max-md:-mt-1"
                href={localizedPath(locale, '/dashboard')}
              >
                {t('common.cancel')}
              </a>
            </div>
          </BookingSummary>
        }
      >
        <SessionFields {...shown} byAdmin={false} change={nothing} />
        <TimeFrame settings={settings} values={values} byAdmin={false} />
        <MoreStep due={false}>
          <DetailsFields details={noDetails} byAdmin={false} change={nothing} />
        </MoreStep>
      </FormColumns>
      <BookBar {...shown}>{send}</BookBar>
    </>
  )
}
