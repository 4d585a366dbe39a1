import { createDraft } from './draft.ts'

/** By hand: the page with the form is public and does without the 7 KB of zod. */
const fields = {
  safeParse(stored: unknown): { data?: Record<string, string> } {
    const texts = Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string')
    return { data: Object.fromEntries(texts) }
  },
}

/** An unsent message to the studio, by field. */
export const contactDraft = createDraft('contact', fields)
