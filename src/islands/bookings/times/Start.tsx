import type { StartTime } from '../../../domain/booking/availability.ts'
import { HalfSun } from '../../shared/HalfSun.tsx'
import { useTexts } from '../../shared/island.tsx'
import { shoot } from './shoot.ts'

interface Props {
  time: string
  state: StartTime['state']
  /** Whether it is known which are taken; until then none can be chosen. */
  known: boolean
  /** Whether it falls into the golden hour. */
  golden: boolean
  isChosen: boolean
  onChoose: () => void
}

/**
 * A start time to choose. A taken one is struck out and says so to screen readers; the golden hour is a sun on the
 * horizon below the figures, which stand in one line with all others.
 */
export function Start({ time, state, known, golden, isChosen, onChoose }: Props) {
  const { t } = useTexts('times')
  const free = state !== 'taken' && state !== 'closed'
  const reason = !known || free ? undefined : t(state === 'taken' ? 'times.taken' : 'times.closed')
  return (
    <label className="pick h-12" data-none={reason && ''} data-unknown={known ? undefined : ''}>
      <input
        type="radio"
        name="start"
        checked={isChosen}
        disabled={!known || Boolean(reason)}
        onChange={({ currentTarget, nativeEvent }) => {
          // Arrow keys try one time after the other.
          const byHand = nativeEvent instanceof UIEvent && nativeEvent.detail > 0
          if (byHand) shoot(currentTarget)
          onChoose()
        }}
      />
      <span className="pointer-events-none">
        {time}
        {golden && !reason && (
          <span className="absolute inset-x-0 bottom-0.5 grid justify-items-center">
            <HalfSun />
            <span className="sr-only">{t('times.golden')}</span>
          </span>
        )}
        {reason && <span className="sr-only"> {reason}</span>}
      </span>
    </label>
  )
}
