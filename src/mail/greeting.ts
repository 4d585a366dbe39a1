import { type Block, paragraph } from './blocks.ts'
import { withoutLines } from './clean.ts'
import type { Writer } from './writer.ts'

/** How a mail begins: by name, where there is one. */
export function greeting({ t }: Pick<Writer, 't'>, name: string | null): Block {
  const called = withoutLines(name ?? '')
  return paragraph(called ? t('mail.greeting_name', { name: called }) : t('mail.greeting'))
}
