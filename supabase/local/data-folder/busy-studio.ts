// What `npm run busy-studio` runs: gives the local database a busy month to try the desk with, once.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../database/database.ts'
import { explainFailure } from './failures.ts'
import { localFolder } from './local-folder.ts'
import { holdingLock } from './lock.ts'

// npm runs scripts in the folder of the project.
const folder = join(process.cwd(), '.local')
const month = readFileSync(new URL('../../busy-studio.sql', import.meta.url), 'utf8')

async function main(): Promise<void> {
  const { lock, database, finished } = localFolder(folder)
  if (!existsSync(finished)) throw new Error('There is no database yet. It is made by: npm start')
  await holdingLock(lock, async () => {
    const { sql, close } = await openDatabase({ kind: 'pglite', folder: database })
    try {
      await sql.exec(month)
    } finally {
      await close()
    }
  })
  console.log('The studio is busy now. Start it with: npm start')
}

main().catch((error: unknown) => {
  console.error(explainFailure(error, folder))
  process.exit(1)
})
