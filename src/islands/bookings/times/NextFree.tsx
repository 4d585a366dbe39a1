import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatDate, formatTime, joinDateAndTime } from '../../../i18n/format.ts'
import { findNextFree } from '../../../stores/bookings/availability.ts'
import type { SessionValues } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { errorText } from '../../shared/texts.ts'
import { useSubmission } from '../../shared/use-submission.ts'

interface Props {
  settings: StudioSettings
  session: SessionValues
  /** The start chosen so far: the search goes on from there. */
  start: Date | undefined
  except: string | undefined
  onFound: (start: Date) => void
}

/** Jumps to the next start that is free for the wanted session. */
export function NextFree({ settings, session, start, except, onFound }: Props) {
  const { locale, t } = useTexts('times', 'errors')
  const { busy, error, submit } = useSubmission()
  const [outcome, setOutcome] = useState<{ found: Date | undefined }>()

  const chosen = JSON.stringify(session)
  const chosenNow = useRef(chosen)
  useLayoutEffect(() => {
    chosenNow.current = chosen
  }, [chosen])

  async function find() {
    setOutcome(undefined)
    const result = await submit(() => findNextFree(start, session, settings, except))
    // What was chosen meanwhile stands: the answer is to another question.
    if (!result?.ok || chosenNow.current !== chosen) return
    setOutcome({ found: result.value })
    if (result.value) onFound(result.value)
  }

  return (
    <>
      <Button name="next-free" busy={busy} busyText={t('times.lookingForNext')} onClick={find}>
        {t('times.nextFree')}
      </Button>
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      {outcome && !outcome.found && <Notice kind="info">{t('times.noneAhead')}</Notice>}
      <p role="status" className="sr-only">
        {outcome?.found &&
          joinDateAndTime(locale, formatDate(locale, outcome.found), formatTime(locale, outcome.found))}
      </p>
    </>
  )
}
