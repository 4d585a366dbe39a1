import * as z from 'zod/mini'
import { createDraft } from './draft.ts'

/** What is said about a session in the booking form, until it is sent. */
export const detailsDraft = createDraft('details', z.record(z.string(), z.string()))
