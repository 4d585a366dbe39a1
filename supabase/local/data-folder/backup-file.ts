import { createHash } from 'node:crypto'

const FORMAT = 'gegee-studio-backup'
const VERSION = 1

/** What a backup says of itself. */
export type BackupFacts = {
  madeAt: string
  /** The newest migration in it. */
  migration: string
}

type Header = BackupFacts & { format: string; version: number; bytes: number; sha256: string }

/** Thrown for a file that must not be restored; the message is meant for people. */
export class BadBackupError extends Error {}

/** A backup as one file: a line of JSON that says what follows, then the database's folder as a `.tar.gz`. */
export function packBackup(facts: BackupFacts, archive: Uint8Array): Uint8Array {
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    ...facts,
    bytes: archive.length,
    sha256: sha256(archive),
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), archive])
}

/** Takes a backup apart; throws BadBackupError unless it is whole and of this format. */
export function unpackBackup(content: Buffer): BackupFacts & { archive: Buffer } {
  const end = content.indexOf('\n')
  const header = end < 0 ? null : readHeader(content.subarray(0, end).toString())
  if (header?.format !== FORMAT) throw new BadBackupError('This file is no backup of Gegee Studio.')
  if (header.version !== VERSION) {
    throw new BadBackupError(
      `This backup has format ${header.version}; this version of the program reads format ${VERSION} only.`,
    )
  }
  const archive = content.subarray(end + 1)
  if (archive.length !== header.bytes) {
    throw new BadBackupError(
      `This backup is cut short: ${archive.length} of ${header.bytes} bytes are there.`,
    )
  }
  if (sha256(archive) !== header.sha256) {
    throw new BadBackupError('This backup is damaged: its checksum does not fit.')
  }
  return { madeAt: header.madeAt, migration: header.migration, archive }
}

function readHeader(line: string): Header | null {
  try {
    return JSON.parse(line) as Header
  } catch {
    return null
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
