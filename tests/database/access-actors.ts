import type { Actor } from '../support/actors.ts'
import type { Access } from './access-matrix.ts'

/**
 * The order of the words of an `Access`. Owner and admin have a second step at sign-in and have done it, `other` has
 * none. `shut` is everybody before whom the gate is shut (`private.require_session()`), whoever they are.
 */
export const columns = ['anonymous', 'owner', 'other', 'admin', 'shut'] as const

/** Who tries what a word of a column says. */
const standing: Record<(typeof columns)[number], Actor[]> = {
  anonymous: ['anonymous'],
  owner: ['ownerAtSecondStep'],
  other: ['other'],
  admin: ['adminAtSecondStep'],
  shut: ['deleted', 'blockedAdmin', 'signedOutAdmin', 'ownerAtFirstStep', 'adminAtFirstStep'],
}

export const actors = columns.flatMap((column) => standing[column])

/**
 * What each of the `actors` must meet. Who has done the first step only hears `second_step_needed` where the others
 * before the gate hear `session_expired`; or what a sixth word says of the owner and a seventh of the admin.
 */
export function wordsOf(access: Access): Record<string, string> {
  const words = access.split(' ')
  const shut = words[4]?.replace('session_expired', 'second_step_needed')
  return {
    ...Object.fromEntries(
      columns.flatMap((column, index) => standing[column].map((actor) => [actor, words[index] ?? ''])),
    ),
    ownerAtFirstStep: words[5] ?? shut ?? '',
    adminAtFirstStep: words[6] ?? shut ?? '',
  }
}
