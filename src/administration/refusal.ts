import type { ErrorCode } from '../domain/errors.ts'
import type { Answer } from './project.ts'

/** A refusal in the form of those of the database, so that the site reads all in one way. */
export const refusal = (status: number, code: ErrorCode): Response =>
  Response.json({ code: `PT${status}`, message: code }, { status })

/** What the database refused, handed on. */
export const refusalOfDatabase = ({ status, body: { code, message } }: Answer): Response =>
  Response.json({ code, message }, { status })

/** What the authentication service refused, in our words. */
export function refusalOfService({ status, body }: Answer): Response {
  if (status === 404) return refusal(404, 'user_not_found')
  if (status === 429) return refusal(429, 'too_many_requests')
  if (body.error_code === 'email_exists') return refusal(409, 'email_taken')
  if (body.error_code === 'email_address_invalid') return refusal(422, 'email_invalid')
  return refusal(503, 'service_unavailable')
}
