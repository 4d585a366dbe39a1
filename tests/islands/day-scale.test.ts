import { expect, test } from 'vitest'
import { fromStudioMoment } from '../../src/domain/calendar/studio-time.ts'
import { dayScale, partOn } from '../../src/islands/shared/day-scale.ts'
import { studioLight } from '../../src/islands/shared/studio-light.ts'

const date = '2026-12-21'
const light = studioLight(date)
if (!light) throw new Error('There is no light on that day')
const scale = dayScale(date, light, { start: '09:00', end: '22:00' })
const at = (time: string, day = date) => fromStudioMoment({ date: day, time }) as Date
const part = (start: Date, end: Date) => partOn(scale, { start, end })

test('a session that begins in the night before the picture is framed from its edge on, and not at all where it ends there', () => {
  expect(part(at('03:30'), at('03:30', '2026-12-22'))).toEqual({ insetInlineStart: '0%', width: '100%' })
  expect(part(at('03:00'), at('05:00'))).toBeUndefined()
})

test('a session within the picture is framed from its start to its end, one past closing up to the edge', () => {
  const { from, to, share } = scale
  const [start, end] = [at('12:00'), at('14:00')]
  expect(part(start, end)?.insetInlineStart).toBe(share(+start))
  expect(Number.parseFloat(part(start, end)?.width ?? '')).toBeCloseTo((100 * (+end - +start)) / (to - from))
  const late = part(at('21:00'), at('03:00', '2026-12-22'))
  expect(Number.parseFloat(late?.width ?? '') + Number.parseFloat(late?.insetInlineStart ?? '')).toBeCloseTo(
    100,
  )
})
