import { forCallers } from '../sessions/caller.ts'

/** GET /user. */
export const getUser = forCallers(({ account }) => Response.json(account))
