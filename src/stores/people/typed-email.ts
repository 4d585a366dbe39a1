import * as z from 'zod/mini'
import { createDraft } from '../draft.ts'

/** The address typed into the sign-in, the registration or the request for a new password: each begins with it. */
export const typedEmail = createDraft('email', z.string())
