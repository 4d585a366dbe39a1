import * as z from 'zod/mini'
import * as backend from '../backend/messages.ts'
import type { Result } from '../domain/errors.ts'
import { createDraft } from './draft.ts'
import { createPagedList } from './paged.ts'
import { loadWaiting } from './waiting.ts'

export { type Message, messageFilters } from '../backend/messages.ts'

/** The messages of the present filter, as far as they were asked for. */
export const messages = createPagedList<backend.Message>()

export const loadMessages = (filter: backend.MessageFilter) =>
  messages.load((skip) => backend.listMessages(filter, skip))

/** A reply that is typed and not sent yet, with the id under which it will be; by message. */
export const replyDraft = createDraft('reply', z.object({ id: z.string(), body: z.string() }))

/** Keeps what is typed. An id belongs to its words: a text edited after a lost answer is another reply. */
export function typeReply(messageId: string, body: string) {
  const reply = { id: crypto.randomUUID(), body }
  replyDraft.keep(reply, messageId)
  return reply
}

/** Marks a message; it stays where it is until the list is loaded anew. */
export const setMessageAnswered = (id: string, answered: boolean): Promise<Result<backend.Message>> =>
  shown(backend.setMessageAnswered(id, answered))

export const setMessageSpam = (id: string, spam: boolean): Promise<Result<backend.Message>> =>
  shown(backend.setMessageSpam(id, spam))

async function shown(changing: Promise<Result<backend.Message>>): Promise<Result<backend.Message>> {
  const result = await changing
  if (result.ok) messages.replace(result.value)
  if (result.ok) loadWaiting()
  return result
}

export async function deleteMessage(id: string): Promise<Result<void>> {
  const result = await backend.deleteMessage(id)
  if (result.ok) messages.remove(id)
  if (result.ok) loadWaiting()
  return result
}

/** Sends a reply, then shows the message as it is, whatever the answer was. */
export async function replyToMessage(
  message: backend.Message,
  { id, body }: { id: string; body: string },
): Promise<Result<void>> {
  const result = await backend.replyToMessage(message, id, body)
  if (result.ok) replyDraft.forget(message.id)
  if (result.ok || result.code === 'message_answered_meanwhile') await shown(backend.getMessage(message.id))
  return result
}
