import type { Factor } from '@supabase/supabase-js'
import type { Result } from '../../domain/errors.ts'
import type { Device } from '../../domain/people/second-step.ts'
import { supabase } from '../client.ts'
import { askAccounts } from './ask-accounts.ts'

/** What an authenticator app needs to show the codes of a device; told once. */
export interface NewDevice {
  id: string
  /** A QR code as an address for `<img>`. */
  picture: string
  key: string
  /** The same as an `otpauth:` address, which a phone opens in its app. */
  address: string
}

const toDevice = ({ id, friendly_name, created_at }: Factor): Device => ({
  id,
  name: friendly_name ?? '',
  since: new Date(created_at),
})

/** The devices of the second step, oldest first; can be read before the second step is done. */
export async function listDevices(): Promise<Result<Device[]>> {
  return askAccounts(
    () => supabase().auth.mfa.listFactors(),
    ({ totp }) => totp.map(toDevice).sort((a, b) => a.since.getTime() - b.since.getTime()),
  )
}

/** Begins to add a device; it counts once `confirmDevice` has seen a code of it. */
export async function addDevice(name: string, issuer: string): Promise<Result<NewDevice>> {
  const { mfa } = supabase().auth
  // A device that was begun and left counts towards the limit of ten and keeps its name.
  const { data } = await mfa.listFactors()
  const begun = data?.all.filter(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'unverified',
  )
  for (const { id } of begun ?? []) await mfa.unenroll({ factorId: id })
  return askAccounts(
    () => mfa.enroll({ factorType: 'totp', friendlyName: name, issuer }),
    ({ id, totp }) => ({ id, picture: asPicture(totp.qr_code), key: totp.secret, address: totp.uri }),
  )
}

/** The library writes the picture into an address as it is; a `#` in it would end it. */
function asPicture(address: string): string {
  const svg = address.slice(address.indexOf('<'))
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Verifies a code of a device: makes a new device count, and completes the second step of this session. */
export async function confirmDevice(id: string, code: string): Promise<Result<void>> {
  return askAccounts(
    () => supabase().auth.mfa.challengeAndVerify({ factorId: id, code }),
    () => undefined,
  )
}

export async function removeDevice(id: string): Promise<Result<void>> {
  const removed = await askAccounts(
    () => supabase().auth.mfa.unenroll({ factorId: id }),
    () => undefined,
  )
  // The old token would go on saying that the second step was done.
  if (removed.ok) await supabase().auth.refreshSession()
  return removed
}
