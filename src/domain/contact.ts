import { isReplyAddress } from './email-address.ts'
import type { ErrorCode } from './errors.ts'
import { oneLine } from './storable.ts'

/** What a visitor writes to the studio. */
export interface ContactMessage {
  name: string
  email: string
  message: string
}

export type ContactField = keyof ContactMessage

/** Counted in characters as the database counts them, not in UTF-16 units. */
export const SENDER_NAME_MAX_LENGTH = 200
export const MESSAGE_MAX_LENGTH = 5000

const length = (text: string) => [...text].length

/** What is wrong with a message, field by field, in the order of the form; `private.contact_refusal()` says the first. */
export function contactErrors({
  name,
  email,
  message,
}: ContactMessage): Partial<Record<ContactField, ErrorCode>> {
  const line = oneLine(name).trim()
  return {
    ...(line === '' && { name: 'name_missing' }),
    ...(length(line) > SENDER_NAME_MAX_LENGTH && { name: 'name_too_long' }),
    ...(email.trim() === ''
      ? { email: 'email_missing' }
      : !isReplyAddress(email.trim()) && { email: 'email_invalid' }),
    ...(message.trim() === '' && { message: 'message_missing' }),
    ...(length(message.trim()) > MESSAGE_MAX_LENGTH && { message: 'message_too_long' }),
  }
}

/** Every way in which sending can fail, as the form words it. */
export const contactRefusals = [
  'name_missing',
  'name_too_long',
  'email_missing',
  'email_invalid',
  'message_missing',
  'message_too_long',
  'too_many_messages',
  'too_many_requests',
  'offline',
  'unknown',
] as const satisfies ErrorCode[]
export type ContactRefusal = (typeof contactRefusals)[number]

/** Any failure that the contact form does not expect is `unknown`. */
export function contactRefusal(code: ErrorCode): ContactRefusal {
  return contactRefusals.find((known) => known === code) ?? 'unknown'
}

/** The field a refusal belongs beside, or undefined when it concerns the whole form. */
export function contactField(code: ErrorCode): ContactField | undefined {
  return (['name', 'email', 'message'] as const).find((field) => code.startsWith(`${field}_`))
}
