import type { Block } from './blocks.ts'

/** What a mail says, before the frame. */
export interface Draft {
  subject: string
  blocks: readonly Block[]
}

/** A mail of the outbox before the frame. */
export interface JobDraft extends Draft {
  /** The first thing it asks for. */
  link: string
  /** Of the mail's head, beside those of every mail. */
  headers?: Record<string, string>
}
