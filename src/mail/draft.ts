import type { Block } from './blocks.ts'

/** What a mail says, before the frame. */
export interface Draft {
  subject: string
  blocks: readonly Block[]
}
