import * as backend from '../backend/linked-offer.ts'
import type { LinkedOffer } from '../domain/booking/linked-offer.ts'
import { failure, type Result } from '../domain/errors.ts'
import { lookAgain } from './look-again.ts'
import { createResource } from './resource.ts'

const linked = createResource<LinkedOffer>()
/** The booking and offer that the link of this page opens. */
export const $linkedOffer = linked.$state

/** Without a token the link is invalid; no need to ask the server. */
export const loadLinkedOffer = (token: string) =>
  linked.load(async () => (token ? backend.offerToAnswer(token) : failure('link_not_valid')))

/** Answers an offer as it is shown, and shows what the database holds then. */
export async function answerLinkedOffer(
  token: string,
  offerId: number,
  accepts: boolean,
): Promise<Result<void>> {
  const result = await backend.answerOffer(token, offerId, accepts)
  await lookAgain(linked.$state, () => backend.offerToAnswer(token))
  return result
}
