import * as backend from '../../backend/people/profiles.ts'
import type { Result } from '../../domain/errors.ts'
import { type Profile, profileToStore } from '../../domain/people/account.ts'
import { createResource } from '../resource.ts'

const profile = createResource<Profile>()

/** The profile of the signed-in person, as it is stored. */
export const $profile = profile.$state

export const loadProfile = (id: string) => profile.load(() => backend.getProfile(id))

/** Stores what was typed; answers with the profile as it is stored now. */
export async function saveProfile(id: string, typed: Profile): Promise<Result<Profile>> {
  const checked = profileToStore(typed)
  if (!checked.ok) return checked
  const saved = await backend.saveProfile(id, checked.value)
  if (saved.ok) profile.$state.set({ status: 'ready', value: saved.value })
  return saved
}

const draftKey = (id: string) => `gegee-draft-profile-${id}`

/** What was typed and not yet stored: it survives reload, language switch and sign-in, within this tab. */
export const profileDraft = {
  read(id: string): Partial<Profile> {
    return JSON.parse(sessionStorage.getItem(draftKey(id)) ?? '{}')
  },
  keep: (id: string, typed: Profile) => sessionStorage.setItem(draftKey(id), JSON.stringify(typed)),
  forget: (id: string) => sessionStorage.removeItem(draftKey(id)),
}
