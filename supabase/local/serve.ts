// What `npm start` runs: the site and its backend at one address. With --build it builds first what has changed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contact } from '../../src/content/contact.ts'
import { exampleContactWarning } from '../../src/content/example-contact.ts'
import type { Backend } from './backend.ts'
import { explainFailure } from './data-folder/failures.ts'
import { startLocalBackend } from './local-backend.ts'
import { buildSite } from './site/build-site.ts'
import { precompress } from './site/precompress.ts'
import { startSiteServer } from './site/site-server.ts'

// npm runs scripts in the folder of the project.
const root = process.cwd()
const dist = join(root, 'dist')
const folder = join(root, '.local')
const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 4321)
const siteUrl = `http://localhost:${port}`

async function main(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORT is not a valid port: ${process.env.PORT}`)
  const building = process.argv.includes('--build')
  if (!building && !existsSync(dist)) throw new Error('The site is not built yet. Run: npm run build')

  const { promise: backend, resolve } = Promise.withResolvers<Backend>()
  const { promise: built, resolve: finish } = Promise.withResolvers<void>()
  // First of all, so that a taken port is told before anything is made.
  const server = await startSiteServer({ dist, host, port, built, backend: () => backend })
  let started: Backend | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      console.log('\nStopping.')
      await server.close()
      await started?.close()
      process.exit(0)
    })
  }

  console.log('Gegee Studio is starting.')
  const onProgress = (step: string) => console.log(`  ${step}`)
  // Side by side: building is a process of its own.
  const site = building ? buildSite(root, onProgress) : Promise.resolve()
  ;[started] = await Promise.all([startLocalBackend({ folder, siteUrl, onProgress }), site])
  finish()
  resolve(started)
  const way = process.env.MAIL_TRANSPORT || 'mailbox'
  const mailsGo =
    way === 'mailbox' ? 'emails of this server; none is really sent' : `empty: emails go out by ${way}`
  const warning = exampleContactWarning(contact)
  console.log(`
Gegee Studio is ready.

  Site      ${siteUrl}
  Mailbox   ${siteUrl}/__mail      ${mailsGo}
  Admin     admin@example.com      password gegee-demo
  Customer  customer@example.com   password gegee-demo

${warning ? `${warning}\n\n` : ''}Stop with Ctrl-C.`)
  precompress(dist).catch((error: Error) => console.error(`The site is sent uncompressed. ${error.message}`))
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Stop it, or choose another port: PORT=4322 npm start`
      : explainFailure(error, folder),
  )
  process.exit(1)
})
