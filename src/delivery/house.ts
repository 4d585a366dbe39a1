import type { Project } from '../administration/project.ts'
import type { Places } from '../mail/places.ts'
import type { Rpc } from './rpc.ts'

/** What answers at `/functions/v1/studio/…`: the Edge Function and the local server. */
export interface House {
  rpc: Rpc
  /** Where admins act on accounts. */
  project: Project
  places: Places
  /** The secret that a request for a delivery needs; null: nobody may ask. */
  deliverSecret: string | null
  /** What bounces are signed with; null: they are refused. */
  webhookSecret: string | null
  /** Sends what is due. The answer is for whoever has the secret. */
  deliver(): Promise<Response>
  /** Says what is missing. The answer is for whoever has the secret. */
  check(): Promise<Response>
}
