import { countAttempts } from './attempts.ts'
import { nameOf } from './limits.ts'

/** Wrong codes of an account: all kinds of six-digit codes together, whoever types them. */
export type CodeGuesses = {
  /** Seconds until a code of this account is looked at again; 0 for now. */
  secondsLeft(email: string): number
  /** Whether the code that was sent last has been guessed at too often and counts no more. */
  ended(email: string): boolean
  /** To be called before a code is looked at, so that guesses side by side count too. */
  count(email: string): void
  /** The code was right. */
  forget(email: string): void
  /** Another code was sent. */
  renew(email: string): void
}

/** Counts wrong codes by account, whether or not there is one. In memory: a restart forgets them. */
export function countCodeGuesses(): CodeGuesses {
  const pause = countAttempts({ tries: 10, seconds: 300 })
  // A code lives an hour (auth.email.otp_expiry in config.toml).
  const ofOneCode = countAttempts({ tries: 5, seconds: 3600 })
  return {
    secondsLeft: (email) => pause.secondsLeft(nameOf(email)),
    ended: (email) => ofOneCode.secondsLeft(nameOf(email)) > 0,
    count(email) {
      pause.count(nameOf(email))
      ofOneCode.count(nameOf(email))
    },
    forget(email) {
      pause.forget(nameOf(email))
      ofOneCode.forget(nameOf(email))
    },
    renew: (email) => ofOneCode.forget(nameOf(email)),
  }
}
