import { expect, test } from 'vitest'
import { failure, success } from '../../../src/domain/errors.ts'
import { chosenDevice, deviceNameToStore, inGroups } from '../../../src/domain/people/second-step.ts'

test('a device has a name of its own, without the spaces around it', () => {
  expect(deviceNameToStore('  My phone ', ['Tablet'])).toEqual(success('My phone'))
  expect(deviceNameToStore('  ', [])).toEqual(failure('device_name_missing'))
  expect(deviceNameToStore('tablet', ['Tablet'])).toEqual(failure('device_name_taken'))
  expect(deviceNameToStore('x'.repeat(65), [])).toEqual(failure('too_long'))
  expect(deviceNameToStore('ө'.repeat(64), [])).toEqual(success('ө'.repeat(64)))
})

test('a code is asked of the device that was chosen while it is there, or of the first', () => {
  const devices = ['a', 'b'].map((id) => ({ id, name: id, since: new Date(0) }))
  expect(chosenDevice(devices, 'b')).toBe('b')
  expect(chosenDevice(devices, '')).toBe('a')
  expect(chosenDevice(devices, 'removed')).toBe('a')
  expect(chosenDevice([], 'removed')).toBe('')
})

test('a key is shown in groups of four, as it is typed off', () => {
  expect(inGroups('ABCDEFGHIJKLMNOP')).toBe('ABCD EFGH IJKL MNOP')
  expect(inGroups('ABCDEF')).toBe('ABCD EF')
})
