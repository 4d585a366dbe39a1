import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type Result, success } from '../../../domain/errors.ts'
import type { Profile } from '../../../domain/people/account.ts'
import { createDraft } from '../../../stores/draft.ts'
import { $profile, loadProfile, saveProfile } from '../../../stores/people/profile.ts'

type AboutYou = Pick<Profile, 'fullName' | 'phone'>

const draft = createDraft('about-you', z.object({ fullName: z.string(), phone: z.string() }))
const nothing: AboutYou = { fullName: '', phone: '' }

/** What a customer who books may add to the own profile, as far as that does not say it yet; `asked` of nobody else. */
export function useAboutYou(accountId: string, asked: boolean) {
  const profile = useStore($profile)
  const [typed, setTyped] = useState<AboutYou>(() => draft.read() ?? nothing)
  useEffect(() => {
    if (asked) loadProfile(accountId)
  }, [accountId, asked])
  const stored = asked && profile.status === 'ready' ? profile.value : undefined
  const missing = stored && { fullName: stored.fullName === '', phone: stored.phone === '' }

  function change(changed: Partial<AboutYou>) {
    const next = { ...typed, ...changed }
    draft.keep(next)
    setTyped(next)
  }

  /** Stores what was missing and typed, before the booking is sent; there may be nothing. */
  async function save(): Promise<Result<unknown>> {
    // Nothing else of the profile: it may have changed since it was loaded.
    const told: Partial<AboutYou> = {}
    if (missing?.fullName && typed.fullName.trim()) told.fullName = typed.fullName
    if (missing?.phone && typed.phone.trim()) told.phone = typed.phone
    if (Object.keys(told).length === 0) return success(undefined)
    const saved = await saveProfile(accountId, told)
    if (saved.ok) draft.forget()
    return saved
  }

  return { missing: missing?.fullName || missing?.phone ? missing : undefined, typed, change, save }
}
