import type { TextKey } from '../../i18n/t.ts'

const KEY = 'gegee-callback-failure'

/** Which of the sign-in link's failures to tell: the text's name in the namespace `auth`. */
export type CallbackFailure =
  Extract<TextKey<'auth'>, `auth.callback${string}`> extends `auth.${infer Name}` ? Name : never

/** Carries the failure of a link from the callback screen to the sign-in screen that follows it. */
export function keepCallbackFailure(failure: CallbackFailure): void {
  sessionStorage.setItem(KEY, failure)
}

/** The kept failure, told once. */
export function takeCallbackFailure(): CallbackFailure | undefined {
  const failure = sessionStorage.getItem(KEY) as CallbackFailure | null
  sessionStorage.removeItem(KEY)
  return failure ?? undefined
}
