import * as z from 'zod/mini'
import * as backend from '../../backend/people/profiles.ts'
import type { Result } from '../../domain/errors.ts'
import { type Profile, profileToStore } from '../../domain/people/account.ts'
import { createDraft } from '../draft.ts'
import { createResource } from '../resource.ts'

const profile = createResource<Profile>()

/** The profile of the signed-in person, as it is stored. */
export const $profile = profile.$state

export const loadProfile = (id: string) => profile.load(() => backend.getProfile(id))

/** Stores what was typed, which may be a part; answers with the profile as it is stored now. */
export async function saveProfile(id: string, typed: Partial<Profile>): Promise<Result<Profile>> {
  const checked = profileToStore(typed)
  if (!checked.ok) return checked
  const saved = await backend.saveProfile(id, checked.value)
  if (saved.ok) profile.put(saved.value)
  return saved
}

/** What was typed and not yet stored, by account. */
export const profileDraft = createDraft(
  'profile',
  z.partial(
    z.object({
      fullName: z.string(),
      phone: z.string(),
      notifications: z.boolean(),
      newsletter: z.boolean(),
    }),
  ),
)
