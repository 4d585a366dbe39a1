import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { claimDrafts, createDraft, forgetDrafts, forgetOwnedDrafts } from '../../src/stores/draft.ts'
import { memoryStorage } from '../support/memory-storage.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

const letter = createDraft('letter', z.object({ to: z.string(), lines: z.number() }))

test('a draft is read as it was kept, until it is forgotten', () => {
  expect(letter.read()).toBeUndefined()
  letter.keep({ to: 'Gegee', lines: 3 })
  expect(letter.read()).toEqual({ to: 'Gegee', lines: 3 })
  letter.forget()
  expect(letter.read()).toBeUndefined()
})

test('a reload finds it again: it lies in the storage of the tab, under its name', () => {
  letter.keep({ to: 'Gegee', lines: 3 })
  expect(JSON.parse(sessionStorage.getItem('gegee-draft-letter') ?? '')).toEqual({ to: 'Gegee', lines: 3 })
})

test('drafts of two bookings do not see each other, nor that of a new one', () => {
  const notes = createDraft('notes', z.string())
  notes.keep('for the first', 'a')
  notes.keep('for a new one')
  expect(notes.read('a')).toBe('for the first')
  expect(notes.read('b')).toBeUndefined()
  notes.forget('a')
  expect(notes.read('a')).toBeUndefined()
  expect(notes.read()).toBe('for a new one')
})

test('an emptied field is a draft, too: it is not filled again with what is saved', () => {
  const notes = createDraft('notes', z.string())
  notes.keep('')
  expect(notes.read()).toBe('')
})

test.each(['{', '"text"', '{"to":"Gegee"}', '{"to":"Gegee","lines":"3"}', 'null'])(
  'what an older page left in another form counts as nothing: %s',
  (stored) => {
    sessionStorage.setItem('gegee-draft-letter', stored)
    expect(letter.read()).toBeUndefined()
  },
)

test('who signs out leaves no draft behind, and nothing else is touched', () => {
  letter.keep({ to: 'Gegee', lines: 3 })
  letter.keep({ to: 'Gegee', lines: 4 }, 'second')
  sessionStorage.setItem('gegee-callback-outcome', 'callbackExpired')
  forgetDrafts()
  expect(letter.read()).toBeUndefined()
  expect(letter.read('second')).toBeUndefined()
  expect(sessionStorage.getItem('gegee-callback-outcome')).toBe('callbackExpired')
})

test('what was typed before anybody signed in stays with who does, and is gone for the next person', () => {
  letter.keep({ to: 'Gegee', lines: 3 })
  claimDrafts('anna')
  claimDrafts('anna')
  expect(letter.read()).toEqual({ to: 'Gegee', lines: 3 })
  claimDrafts('bat')
  expect(letter.read()).toBeUndefined()
  letter.keep({ to: 'Gegee', lines: 4 })
  claimDrafts('bat')
  expect(letter.read()).toEqual({ to: 'Gegee', lines: 4 })
})

test('where nobody is signed in any more nobody reads what who was has typed, and the next person’s stays', () => {
  letter.keep({ to: 'Gegee', lines: 2 })
  forgetOwnedDrafts()
  expect(letter.read()).toEqual({ to: 'Gegee', lines: 2 })
  claimDrafts('anna')
  forgetOwnedDrafts()
  expect(letter.read()).toBeUndefined()
  letter.keep({ to: 'Gegee', lines: 3 })
  claimDrafts('bat')
  expect(letter.read()).toEqual({ to: 'Gegee', lines: 3 })
})

test('after a sign-out what is typed is nobody’s, until somebody signs in', () => {
  claimDrafts('anna')
  forgetDrafts()
  letter.keep({ to: 'Gegee', lines: 3 })
  claimDrafts('bat')
  expect(letter.read()).toEqual({ to: 'Gegee', lines: 3 })
})

test.each([
  ['cannot be reached', () => vi.stubGlobal('sessionStorage', undefined)],
  ['refuses everything', () => vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse }))],
  ['has no room', () => vi.stubGlobal('sessionStorage', { ...memoryStorage(), setItem: refuse })],
])('where the storage of the tab %s, drafts do not survive and nothing else is lost', (_, stub) => {
  stub()
  letter.keep({ to: 'Gegee', lines: 3 })
  claimDrafts('anna')
  expect(letter.read()).toBeUndefined()
  letter.forget()
  forgetOwnedDrafts()
  forgetDrafts()
})

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
