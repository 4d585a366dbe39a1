import type { Project } from '../administration/project.ts'
import type { Addresses } from '../mail/links.ts'
import type { Rpc } from './rpc.ts'

/** What an answer at `/functions/v1/studio/…` needs, in the Edge Function and in the local server. */
export interface FunctionContext {
  rpc: Rpc
  /** Where admins act on accounts. */
  project: Project
  addresses: Addresses
  /** Who may ask for a delivery; null: nobody. */
  deliverSecret: string | null
  /** What bounces are signed with; null: they are refused. */
  webhookSecret: string | null
  /** Sends what is due. The answer is for whoever has the secret. */
  deliver(): Promise<Response>
  /** Says what is missing. The answer is for whoever has the secret. */
  check(): Promise<Response>
}
