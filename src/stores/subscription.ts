import * as backend from '../backend/mail-subscription.ts'
import { failure, type Result } from '../domain/errors.ts'
import { createResource } from './resource.ts'

export type { Subscription } from '../backend/mail-subscription.ts'

const subscription = createResource<backend.Subscription>()
/** What the link to unsubscribe of this page is about. */
export const $subscription = subscription.$state

/** Without a token the link is invalid; no need to ask the server. */
export const loadSubscription = (token: string) =>
  subscription.load(async () => (token ? backend.mailSubscription(token) : failure('link_not_valid')))

export async function setSubscription(token: string, subscribed: boolean): Promise<Result<void>> {
  const result = await backend.setMailSubscription(token, subscribed)
  if (result.ok) subscription.change((shown) => ({ ...shown, subscribed }))
  return result
}
