import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { inject } from 'vitest'
import { newKeys } from '../../supabase/local/data-folder/keys.ts'
import type { AccountServer, AccountServerOptions } from './account-server.ts'
import { browser } from './backend.ts'
import { freePort } from './free-port.ts'
import { startGotrue } from './gotrue.ts'
import { authConfig, gotrueSettings } from './gotrue-settings.ts'
import { asRole, copyHostedDatabase } from './hosted-database.ts'
import { hostedGateway } from './hosted-gateway.ts'
import { accountMailOf } from './hosted-mail.ts'
import { startSmtp } from './smtp.ts'

const ROOT = join(import.meta.dirname, '../..')
const SITE = 'http://localhost:4321'

/** As hosted projects are: GoTrue on a copy of the run's template, its mails caught, the data API beside it. */
export async function openGotrueAccounts(
  program: string,
  options: AccountServerOptions,
): Promise<AccountServer> {
  const keys = newKeys()
  const database = await copyHostedDatabase(inject('hostedTemplate') ?? '')
  const [smtp, templates, port] = await Promise.all([startSmtp(), serveTemplates(), freePort()])
  const mailServer = new URL(smtp.url)
  const gotrue = await startGotrue(program, asRole(database.url, 'supabase_auth_admin'), {
    ...gotrueSettings(authConfig(), templates.url),
    PORT: String(port),
    API_EXTERNAL_URL: `${SITE}/auth/v1`,
    GOTRUE_SITE_URL: SITE,
    GOTRUE_URI_ALLOW_LIST: `${SITE}/**`,
    GOTRUE_JWT_SECRET: keys.jwtSecret,
    GOTRUE_SMTP_HOST: mailServer.hostname,
    GOTRUE_SMTP_PORT: mailServer.port,
    GOTRUE_SMTP_ADMIN_EMAIL: 'studio@example.com',
    // None would mean its own minute.
    GOTRUE_SMTP_MAX_FREQUENCY: options.mailIntervalSeconds ? `${options.mailIntervalSeconds}s` : '1ns',
    // For the whole project and an hour: how much its own mail server takes.
    GOTRUE_RATE_LIMIT_EMAIL_SENT: '100000',
    // Without its name nothing is counted by address.
    ...(options.realLimits && { GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For' }),
  })
  const gateway = await hostedGateway({
    siteUrl: SITE,
    keys,
    gotrueUrl: gotrue.url,
    databaseUrl: asRole(database.url, 'postgres'),
  })
  const call = (input: RequestInfo | URL, init?: RequestInit, address = '127.0.0.1') =>
    gateway.fetch(new Request(input, init), address)
  return {
    url: SITE,
    keys,
    newClient: () => browser(SITE, keys, call),
    admin: createClient(SITE, keys.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => call(input, init) },
    }),
    fetch(path, init, address) {
      const headers = new Headers(init?.headers)
      headers.set('apikey', keys.publishableKey)
      return call(new URL(path, SITE), { ...init, headers }, address)
    },
    mailsTo: (address) =>
      smtp.taken
        .filter(({ to }) => to.some((one) => one.toLowerCase() === address.toLowerCase()))
        .map(({ raw }) => accountMailOf(raw))
        .toReversed(),
    sql: database.sql,
    async close() {
      await gateway.close()
      await gotrue.stop()
      await Promise.all([smtp.close(), templates.close(), database.close()])
    },
  }
}

/** The mails' templates over HTTP, which is how GoTrue reads them. */
async function serveTemplates() {
  const server = createServer((request, response) => {
    response.end(readFileSync(join(ROOT, new URL(request.url ?? '', SITE).pathname)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
