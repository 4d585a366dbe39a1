import * as z from 'zod/mini'
import type { Result } from '../domain/errors.ts'
import { attempt } from './errors.ts'
import { ask } from './public-api.ts'

/** What a link to unsubscribe is about, and whether its mails come. */
export interface Subscription {
  list: 'reminders' | 'newsletter'
  subscribed: boolean
}

const subscription = z.object({ list: z.enum(['reminders', 'newsletter']), subscribed: z.boolean() })

export async function mailSubscription(token: string): Promise<Result<Subscription>> {
  return attempt(
    () => ask('/rpc/mail_subscription', { token }),
    (data) => z.parse(subscription, data),
    'link_not_valid',
  )
}

export async function setMailSubscription(token: string, subscribed: boolean): Promise<Result<void>> {
  return attempt(
    () => ask('/rpc/set_mail_subscription', { token, subscribed }),
    () => undefined,
    'link_not_valid',
  )
}
