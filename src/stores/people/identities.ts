import * as backend from '../../backend/people/identities.ts'
import type { Result } from '../../domain/errors.ts'
import { createResource } from '../resource.ts'

export type { Identity } from '../../backend/people/identities.ts'
export { connect, providers, signInWith } from '../../backend/people/identities.ts'

const identities = createResource<backend.Identity[]>()
/** The ways in which the signed-in account signs in. */
export const $identities = identities.$state

export const loadIdentities = () => identities.load(backend.listIdentities)

export async function disconnect(provider: string): Promise<Result<void>> {
  const done = await backend.disconnect(provider)
  if (done.ok) await loadIdentities()
  return done
}
