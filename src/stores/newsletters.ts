import * as z from 'zod/mini'
import * as backend from '../backend/newsletters.ts'
import type { Result } from '../domain/errors.ts'
import type { NewsletterTexts } from '../domain/newsletter.ts'
import { createDraft } from './draft.ts'
import { lookAgain } from './look-again.ts'
import { createPagedList } from './paged.ts'
import { createResource } from './resource.ts'

export type { Newsletter } from '../backend/newsletters.ts'

/** Drafts and newsletters that were sent, newest first. */
export const newsletters = createPagedList<backend.Newsletter>()

export const loadNewsletters = () => newsletters.load(backend.listNewsletters)

const one = createResource<backend.Newsletter>()

/** The newsletter that is written or looked at. */
export const $newsletter = one.$state

export const loadNewsletter = (id: string) => one.load(() => backend.getNewsletter(id))

/** Begins a new one. */
export function beginNewsletter(): void {
  const now = new Date()
  one.put({ id: '', texts: {}, state: 'draft', changedAt: now, sentAt: null, version: '' })
}

/** What is typed and not saved yet, by newsletter, with the version that it changes. */
export const newsletterDraft = createDraft(
  'newsletter',
  z.object({
    version: z.string(),
    texts: z.record(z.string(), z.object({ subject: z.string(), text: z.string() })),
  }),
)

/** Saves over the version that was seen; where somebody else was faster, what is saved now is loaded. */
export async function saveNewsletter(
  seen: Pick<backend.Newsletter, 'id' | 'version'>,
  texts: NewsletterTexts,
): Promise<Result<backend.Newsletter>> {
  const result = await backend.saveNewsletter(seen, texts)
  if (result.ok) one.put(result.value)
  else if (result.code === 'newsletter_changed_meanwhile') await refreshNewsletter(seen.id)
  return result
}

/** Begins to send it as it was seen. */
export async function sendNewsletter(
  seen: Pick<backend.Newsletter, 'id' | 'version'>,
): Promise<Result<void>> {
  const result = await backend.sendNewsletter(seen)
  if (result.ok || result.code === 'newsletter_changed_meanwhile') await refreshNewsletter(seen.id)
  return result
}

export async function stopNewsletter(id: string): Promise<Result<void>> {
  const result = await backend.stopNewsletter(id)
  // It may have come to its end meanwhile.
  await refreshNewsletter(id)
  return result
}

/** Looks again at what is saved, without a word. */
const refreshNewsletter = (id: string) => lookAgain(one.$state, () => backend.getNewsletter(id))

export const copyNewsletter = (texts: NewsletterTexts): Promise<Result<backend.Newsletter>> =>
  backend.saveNewsletter({ id: '', version: '' }, texts)

export const { testNewsletter, deleteNewsletter } = backend

const counts = createResource<backend.NewsletterCounts>()

/** Readers, and how far the sending is. */
export const $newsletterCounts = counts.$state

export const countNewsletter = (id: string) => counts.load(() => backend.countNewsletter(id))

/** Looks again at how far the sending is, and whether it has come to its end. */
export async function refreshSending(id: string): Promise<void> {
  await Promise.all([lookAgain(counts.$state, () => backend.countNewsletter(id)), refreshNewsletter(id)])
}
