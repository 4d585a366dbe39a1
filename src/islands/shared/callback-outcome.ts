import type { TextKey } from '../../i18n/t.ts'

const KEY = 'gegee-callback-outcome'

/** What came of a link from an email, if not a session: the text's name in the namespace `auth`. */
export type CallbackOutcome =
  Extract<TextKey<'auth'>, `auth.callback${string}`> extends `auth.${infer Name}` ? Name : never

/** Carries the outcome of a link from the callback screen to the screen that follows it. */
export function keepCallbackOutcome(outcome: CallbackOutcome): void {
  sessionStorage.setItem(KEY, outcome)
}

/** The kept outcome, told once. */
export function takeCallbackOutcome(): CallbackOutcome | undefined {
  const outcome = sessionStorage.getItem(KEY) as CallbackOutcome | null
  sessionStorage.removeItem(KEY)
  return outcome ?? undefined
}

/** What the service wrote into the address instead of a code. */
export function reportedFailure(read: (name: string) => string | undefined): CallbackOutcome | undefined {
  const description = read('error_description') ?? ''
  if (!read('error') && !read('error_code')) return undefined
  if (/missing sub claim/i.test(description)) return 'callbackInvalid'
  return /expired/i.test(description) ? 'callbackExpired' : 'callbackOther'
}
