import { expect, test } from 'vitest'
import {
  asBeginning,
  joinClauses,
  joinEntries,
  joinLabel,
  joinList,
  joinRange,
  joinSentences,
} from '../../src/i18n/joins.ts'

test('Chinese joins by marks of its own width, the others by mark and space', () => {
  expect(joinLabel('en', 'Reply', 'Jane')).toBe('Reply: Jane')
  expect(joinLabel('zh', '回复', 'Jane')).toBe('回复：Jane')
  expect(joinClauses('ru', 'суббота, 9 мая', 'занято')).toBe('суббота, 9 мая, занято')
  expect(joinClauses('zh', '5月9日', '已订')).toBe('5月9日，已订')
  expect(joinList('ru', ['30 минут', '60 минут'])).toBe('30 минут, 60 минут')
  expect(joinList('zh', ['30分钟', '60分钟'])).toBe('30分钟、60分钟')
  expect(joinEntries('ru', ['9 мая: занято', '10 мая: свободно'])).toBe('9 мая: занято; 10 мая: свободно')
  expect(joinEntries('zh', ['5月9日：已订', '5月10日：可订'])).toBe('5月9日：已订；5月10日：可订')
  expect(joinSentences('mn', 'Баталгаажлаа.', 'Тавтай морил.')).toBe('Баталгаажлаа. Тавтай морил.')
  expect(joinSentences('zh', '已确认。', '期待光临。')).toBe('已确认。期待光临。')
  expect(joinSentences('en', '', 'Booking not found', 'Nothing was moved.')).toBe(
    ' Booking not found. Nothing was moved.',
  )
  expect(joinSentences('zh', '未找到', '未移动。')).toBe('未找到。未移动。')
})

test('times stand close to their dash, dates with spaces in them do not', () => {
  expect(joinRange('10:00', '12:00')).toBe('10:00–12:00')
  expect(joinRange('30 мая', '2 июня')).toBe('30 мая\u00a0– 2 июня')
})

test('a date that begins a line begins with a capital', () => {
  expect(asBeginning('ru', 'суббота, 9 мая')).toBe('Суббота, 9 мая')
  expect(asBeginning('zh', '2026年5月9日')).toBe('2026年5月9日')
  expect(asBeginning('en', '')).toBe('')
})
