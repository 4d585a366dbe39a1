import { authError } from '../answers.ts'

/** lite makes a confirmed account of any address; the studio offers no one-time codes. */
export function noOneTimeCodes(): Response {
  return authError(422, 'otp_disabled', 'One-time codes are not offered')
}
