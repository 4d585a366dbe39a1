import { failure, type Result, success } from '../errors.ts'

/**
 * How a session stands to the second step: the account has none, it was done, it is still to be done, or it is
 * demanded of an account that has none.
 */
export type SecondStep = 'none' | 'done' | 'needed' | 'missing'

/** What shows codes: an authenticator app on a phone, or one of several. */
export interface Device {
  id: string
  name: string
  since: Date
}

/** A code, and the device that shows it. */
export interface DeviceCode {
  device: string
  code: string
}

/** The device whose code is asked for: the one that was chosen, while it is there, or the first. */
export const chosenDevice = (devices: readonly Device[], id: string): string =>
  (devices.find((device) => device.id === id) ?? devices[0])?.id ?? ''

/** `auth.mfa.max_enrolled_factors` of config.toml. */
export const MAX_DEVICES = 10

export const DEVICE_NAME_MAX_LENGTH = 64

/** The name for a further device, or why it cannot be used beside the others. */
export function deviceNameToStore(typed: string, others: readonly string[]): Result<string> {
  const name = typed.trim()
  if (name === '') return failure('device_name_missing')
  if ([...name].length > DEVICE_NAME_MAX_LENGTH) return failure('too_long')
  const taken = others.some((other) => other.toLowerCase() === name.toLowerCase())
  return taken ? failure('device_name_taken') : success(name)
}

/** A key as one reads and types it: in groups of four. */
export const inGroups = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? ''
