import { createClient } from '@supabase/supabase-js'
import { readAccountMail } from './account-mail.ts'
import type { AccountServer, AccountServerOptions } from './account-server.ts'
import { createTestBackend } from './backend.ts'

/** The embedded backend, called in this process. */
export async function openEmbeddedAccounts(options: AccountServerOptions): Promise<AccountServer> {
  const backend = await createTestBackend({ ...options, engine: 'postgres' })
  const { url, keys, newClient, sql, mailbox } = backend
  const call = (input: RequestInfo | URL, init?: RequestInit, peerAddress = '127.0.0.1') =>
    backend.fetch(new Request(input, init), { peerAddress })
  return {
    url,
    keys,
    newClient,
    admin: createClient(url, keys.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => call(input, init) },
    }),
    fetch(path, init, address) {
      const headers = new Headers(init?.headers)
      headers.set('apikey', keys.publishableKey)
      return call(new URL(path, url), { ...init, headers }, address)
    },
    mailsTo: (address) => mailbox.list(address).map(({ subject, html }) => readAccountMail(subject, html)),
    sql,
    close: () => backend.close(),
  }
}
