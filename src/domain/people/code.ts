import { failure, type Result, success } from '../errors.ts'

/** Digits of a code, whether an app shows it or a mail brings it: `auth.email.otp_length` of config.toml. */
const CODE_LENGTH = 6

/** A code as it was typed or pasted, in whichever groups and digits. */
export function readCode(typed: string): Result<string> {
  const code = typed.normalize('NFKC').replaceAll(/[\s\p{Dash}]/gu, '')
  return code.length === CODE_LENGTH && /^\d+$/.test(code) ? success(code) : failure('code_invalid')
}
