// What `npm run backup` and `npm run restore` run.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeBackup, restoreBackup, stamp } from './backup.ts'
import { explainFailure } from './failures.ts'

// npm runs scripts in the folder of the project.
const folder = join(process.cwd(), '.local')
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
const [command, file] = process.argv.slice(2)

async function main(): Promise<void> {
  if (command === 'backup') {
    const target = file ?? join('backups', `gegee-studio-${stamp()}.backup`)
    const { bookings, accounts } = await makeBackup(folder, target)
    console.log(
      `${target}\nholds ${bookings} bookings and ${accounts} accounts. Keep it where nobody else reads it.`,
    )
    return
  }
  if (file === undefined) throw new Error('Which backup? npm run restore backups/<name>.backup')
  const { bookings, accounts, madeAt, kept } = await restoreBackup(folder, file, migrations)
  console.log(`Restored ${bookings} bookings and ${accounts} accounts as of ${madeAt}.`)
  if (kept !== null) console.log(`The database before is kept in ${kept}; delete it once all is well.`)
}

main().catch((error: unknown) => {
  console.error(explainFailure(error, folder))
  process.exit(1)
})
