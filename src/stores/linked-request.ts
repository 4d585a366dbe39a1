import * as backend from '../backend/linked-request.ts'
import type { LinkedRequest } from '../domain/booking/linked-request.ts'
import { type ErrorCode, failure, type Result, success } from '../domain/errors.ts'
import { reasonDraft } from './bookings/reason-draft.ts'
import { lookAgain } from './look-again.ts'
import { createResource } from './resource.ts'

const request = createResource<LinkedRequest>()
/** The request that the link of this page opens. */
export const $linkedRequest = request.$state

/** Without a token the link is invalid; no need to ask the server. */
export const loadLinkedRequest = (token: string) =>
  request.load(async () => (token ? backend.requestToAnswer(token) : failure('link_not_valid')))

/** Refusals that say: what the page shows is no longer so. */
const outdated: ErrorCode[] = ['booking_changed_meanwhile', 'booking_not_editable']

/**
 * Answers a request as it was seen, and shows what the database holds then, whoever wrote it. Where it has been
 * answered already just so, as by a press whose answer was lost, that is the answer.
 */
export async function answerRequest(
  token: string,
  { id, version }: LinkedRequest,
  answer: { status: 'confirmed' | 'cancelled'; reason: string },
): Promise<Result<void>> {
  const result = await backend.answerRequest(token, { ...answer, seen: version })
  if (!result.ok && !outdated.includes(result.code)) return result
  await lookAgain(request.$state, () => backend.requestToAnswer(token))
  const shown = request.$state.get()
  const now = shown.status === 'ready' ? shown.value : undefined
  const same = now?.status === answer.status && now.reason === (answer.reason.trim() || null)
  const done = result.ok || (same && now.answer?.by === 'studio')
  if (done) reasonDraft.forget(id)
  return done ? success(undefined) : result
}

/** Takes the answer that this page shows back, and shows what the database holds then. */
export async function undoLinkedAnswer(token: string): Promise<Result<void>> {
  const shown = request.$state.get()
  if (shown.status !== 'ready') return failure('link_not_valid')
  const result = await backend.undoAnswer(token, shown.value.version)
  await lookAgain(request.$state, () => backend.requestToAnswer(token))
  return result
}
