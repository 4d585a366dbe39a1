import * as z from 'zod/mini'
import type { Result } from '../domain/errors.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'

const waiting = z.object({ requests: z.number(), messages: z.number() })

/** How much nobody has answered yet. */
export type Waiting = z.infer<typeof waiting>

/** Requests for times ahead and messages that wait for an answer; `not_allowed` for anybody but admins. */
export async function loadWaiting(): Promise<Result<Waiting>> {
  return attempt(
    () => supabase().rpc('admin_waiting').single(),
    (row) => z.parse(waiting, row),
  )
}
