import * as z from 'zod/mini'
import { createDraft } from '../draft.ts'

/** Why the studio declines or cancels, typed and not sent yet, by booking. */
export const reasonDraft = createDraft('reason', z.string())
