import type { StartTime } from '../../../domain/booking/availability.ts'
import { HalfSun } from '../../shared/HalfSun.tsx'
import { useTexts } from '../../shared/island.tsx'
import { shoot } from './shoot.ts'

interface Props {
  time: string
  state: StartTime['state']
  /** Whether it is known which are taken; until then none can be chosen. */
  known: boolean
  /** Whether nothing sooner is to be had, on any day. */
  soonest: boolean
  /** Whether its session has light of the golden hour. */
  golden: boolean
  isChosen: boolean
  onChoose: () => void
}

/**
 * A start time to choose. One that is taken stands back, without an edge and with its word for who does not see that; the
 * golden hour is a sun on the horizon, beside the figures, which never move for what stands there.
 */
export function Start({ time, state, known, soonest, golden, isChosen, onChoose }: Props) {
  const { t } = useTexts('bookings', 'times')
  const free = state !== 'taken' && state !== 'closed'
  const reason = !known || free ? undefined : t(state === 'taken' ? 'times.taken' : 'times.closed')
  const look = !known
    ? 'border-line text-muted'
    : reason
      ? 'border-transparent text-[color-mix(in_oklab,var(--muted)_78%,var(--surface))] has-checked:border-negative has-checked:text-negative'
      : 'cursor-pointer border-[color-mix(in_oklch,var(--ink),transparent_70%)] font-semibold hover:border-ink has-checked:border-daylight has-checked:bg-daylight has-checked:text-paper'
  return (
    <label
      data-taken={reason && state === 'taken' ? '' : undefined}
      className={`relative grid h-12 place-content-center justify-items-center rounded-lg border leading-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-daylight ${look}`}
    >
      <input
        type="radio"
        name="start"
        className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
        checked={isChosen}
        disabled={!known || Boolean(reason)}
        onChange={({ currentTarget, nativeEvent }) => {
          // Arrow keys try one time after the other.
          const byHand = nativeEvent instanceof UIEvent && nativeEvent.detail > 0
          if (byHand) shoot(currentTarget)
          onChoose()
        }}
      />
      <span className="pointer-events-none relative">
        {isChosen && !reason && <Tick />}
        {time}
        {golden && !reason && (
          <span className="absolute inset-y-0 start-full ms-1 grid items-center">
            <HalfSun />
            <span className="sr-only">{t('times.golden')}</span>
          </span>
        )}
      </span>
      {reason && (
        <small className={state === 'taken' && !isChosen ? 'sr-only' : 'text-xs leading-tight'}>
          {reason}
        </small>
      )}
      {soonest && (
        <small
          className={`text-xs leading-tight font-normal tracking-tight ${isChosen ? '' : 'text-tungsten-deep'}`}
        >
          {t('bookings.soonest')}
        </small>
      )}
    </label>
  )
}

function Tick() {
  return (
    <svg
      viewBox="0 0 12 12"
      className="absolute inset-y-0 end-full my-auto me-1 size-3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <path d="m2 6.5 2.8 2.8L10 3.2" />
    </svg>
  )
}
