import * as z from 'zod/mini'
import type { Result } from '../domain/errors.ts'
import { attempt } from './errors.ts'
import { ask } from './public-api.ts'
import { instant } from './shapes.ts'

/** The time by which the database judges what is past. */
export async function studioTime(): Promise<Result<Date>> {
  return attempt(
    () => ask('/rpc/studio_now', {}),
    (now) => z.parse(instant, now),
  )
}
