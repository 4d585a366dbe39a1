import * as backend from '../../backend/people/devices.ts'
import { failure, type Result, success } from '../../domain/errors.ts'
import { readCode } from '../../domain/people/code.ts'
import { type Device, type DeviceCode, deviceNameToStore } from '../../domain/people/second-step.ts'
import { createResource } from '../resource.ts'
import { loadSession } from './session.ts'

export type { NewDevice } from '../../backend/people/devices.ts'

const devices = createResource<Device[]>()
/** The devices whose codes are the second step of the signed-in account. */
export const $devices = devices.$state

export const loadDevices = () => devices.load(backend.listDevices)

/** Begins with a further device; `showCode` has it count. */
export async function addDevice(typed: string, issuer: string): Promise<Result<backend.NewDevice>> {
  const known = devices.$state.get()
  const others = known.status === 'ready' ? known.value.map(({ name }) => name) : []
  const name = deviceNameToStore(typed, others)
  return name.ok ? backend.addDevice(name.value, issuer) : name
}

/** Does the second step: at sign-in, or with a new device, which counts from then on. */
export async function showCode({ device, code: typed }: DeviceCode): Promise<Result<void>> {
  const code = readCode(typed)
  if (!code.ok) return code
  if (device === '') return failure('device_not_found')
  const shown = await backend.confirmDevice(device, code.value)
  if (shown.ok) await Promise.all([loadDevices(), loadSession()])
  return shown
}

export async function removeDevice(id: string): Promise<Result<void>> {
  const removed = await backend.removeDevice(id)
  // Who has removed it elsewhere already has what they want.
  if (!removed.ok && removed.code !== 'device_not_found') return removed
  await Promise.all([loadDevices(), loadSession()])
  return success(undefined)
}
