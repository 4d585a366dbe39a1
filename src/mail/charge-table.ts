import { entryName, signedSum } from '../i18n/charge-words.ts'
import type { Block } from './blocks.ts'
import { withoutLines } from './clean.ts'
import { facts } from './facts.ts'
import type { MailedCharge } from './jobs.ts'
import type { Writer } from './writer.ts'

/** What came to the price of a booking or was taken off, with the studio's words. */
export const chargeTable = (writer: Writer, charges: readonly MailedCharge[]): Block =>
  facts(
    writer.locale,
    charges.map((charge) => ({
      label: entryName(writer, { ...charge, method: null }, charge.reversal),
      words: signedSum(writer.locale, { ...charge, paid: 0 }),
      ...(charge.reason && { note: withoutLines(charge.reason) }),
    })),
  )
