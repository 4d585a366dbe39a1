import * as backend from '../backend/mails.ts'
import type { Result } from '../domain/errors.ts'
import { lookAgain } from './look-again.ts'
import { createResource } from './resource.ts'

export type { FailedMail } from '../backend/mails.ts'

const failed = createResource<backend.FailedMail[]>()

/** What could not be sent and still wants somebody's hand. */
export const $failedMails = failed.$state

export const loadFailedMails = () => failed.load(backend.listFailedMails)
export const refreshFailedMails = () => lookAgain(failed.$state, backend.listFailedMails)

/** Tries a mail again, or puts it aside; either way it leaves the list. */
export async function answerFailedMail(id: string, answer: 'retry' | 'dismiss'): Promise<Result<void>> {
  const result = await (answer === 'retry' ? backend.retryMail(id) : backend.dismissMail(id))
  // Another admin may have been faster.
  const gone = result.ok || result.code === 'not_found'
  if (gone) failed.change((mails) => mails.filter((one) => one.id !== id))
  return result
}
