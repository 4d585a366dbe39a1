import type { StartTime } from '../../../domain/booking/availability.ts'
import { DayPartRows } from '../../shared/DayPartRows.tsx'
import { Start } from './Start.tsx'

interface Props {
  times: Pick<StartTime, 'time' | 'state'>[]
  /** Whether it is known which are taken; until then none can be chosen. */
  known: boolean
  /** Those in the golden hour. */
  golden: string[]
  /** Whether they are half an hour apart, not an hour: two hours in a row then. */
  close: boolean
  chosen: string
  onChoose: (time: string) => void
}

/** Start times to choose from, by the part of the day. */
export function Starts({ times, known, golden, close, chosen, onChoose }: Props) {
  return (
    <div className="starts" data-close={close || undefined}>
      <DayPartRows times={times} as="div">
        {({ time, state }) => (
          <Start
            key={time}
            time={time}
            state={state}
            known={known}
            golden={golden.includes(time)}
            isChosen={time === chosen}
            onChoose={() => onChoose(time)}
          />
        )}
      </DayPartRows>
    </div>
  )
}
