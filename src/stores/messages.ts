import * as backend from '../backend/messages.ts'
import type { Result } from '../domain/errors.ts'
import { createPagedList } from './paged.ts'

export { type Message, messageFilters } from '../backend/messages.ts'

/** The messages of the present filter, as far as they were asked for. */
export const messages = createPagedList<backend.Message>()

export const loadMessages = (filter: backend.MessageFilter) =>
  messages.load((skip) => backend.listMessages(filter, skip))

/** Marks a message; it stays where it is until the list is loaded anew. */
export async function setMessageAnswered(id: string, answered: boolean): Promise<Result<backend.Message>> {
  const result = await backend.setMessageAnswered(id, answered)
  if (result.ok) messages.replace(result.value)
  return result
}
