import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { studioFunction } from '../../../src/delivery/function.ts'
import { hostedFaults } from '../../../supabase/hosted/faults.ts'
import { nodeListener } from '../../../supabase/local/http/node-listener.ts'
import { type MailBackend, openMailBackend } from '../../support/mail-backend.ts'
import { KEY, type ResendServer, refusal, startResend } from '../../support/resend.ts'

// A project as a hosted one: data API and function at one address, cron and vault as far as they are asked.

const DELIVER_SECRET = 'a secret of forty characters or more, so'

let backend: MailBackend
let mailService: ResendServer
let environment: Record<string, string>
let answerFunction: (request: Request) => Promise<Response> | Response
let project: ReturnType<typeof createServer>
let env: Record<string, string | undefined>
beforeAll(async () => {
  ;[backend, mailService] = await Promise.all([openMailBackend(), startResend()])
  project = createServer(
    nodeListener(async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/functions/')) return answerFunction(request)
      const { method, headers } = request
      return fetch(backend.url + pathname, { method, headers, body: await request.text() })
    }),
  )
  project.listen(0, '127.0.0.1')
  await once(project, 'listening')
  const url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`
  env = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: backend.secretKey, DELIVER_SECRET }
  environment = {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
    DELIVER_SECRET,
    SITE_URL: 'https://studio.example',
    RESEND_API_KEY: KEY,
    RESEND_BASE_URL: mailService.url,
    MAIL_FROM: 'Gegee Studio <mail@studio.example>',
  }
  answerFunction = studioFunction(environment)
  await backend.sql.exec(`
    create schema cron;
    create table cron.job (jobname text, active boolean);
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text);`)
})
afterEach(() => {
  answerFunction = studioFunction(environment)
  mailService.instead = null
})
afterAll(async () => {
  project?.close()
  await mailService?.close()
  await backend?.close()
})

const faultsOf = (changes: Record<string, string | undefined> = {}) => hostedFaults({ ...env, ...changes })
const functionUrl = () => `${env.SUPABASE_URL}/functions/v1/studio`

test('of a new project it says all that the database lacks', async () => {
  expect(await faultsOf()).toEqual([
    'These jobs do not run: cancel-expired, forget-job-runs, queue-due-mails, wake-deliverer. Switch on pg_cron and pg_net (Database, Extensions), then run the last statement of supabase/migrations/20261122033000_schedule.sql in the SQL editor.',
    `The vault lacks studio_functions_url. Run in the SQL editor: select vault.create_secret('${functionUrl()}', 'studio_functions_url');`,
    "The vault lacks studio_deliver_secret. Run in the SQL editor: select vault.create_secret('…', 'studio_deliver_secret');",
  ])
})

describe('of a project that has everything', () => {
  beforeAll(() =>
    backend.sql.exec(`
      insert into cron.job values
        ('cancel-expired', true), ('forget-job-runs', true), ('queue-due-mails', true), ('wake-deliverer', true);
      insert into vault.decrypted_secrets values
        ('studio_functions_url', '${functionUrl()}'), ('studio_deliver_secret', '${DELIVER_SECRET}')`),
  )

  test('nothing is missing', async () => {
    expect(await faultsOf()).toEqual([])
    expect(await faultsOf({ SUPABASE_URL: `${env.SUPABASE_URL}/` })).toEqual([])
  })

  test.each([
    ['SUPABASE_URL', "SUPABASE_URL is missing: the project's address, https://….supabase.co."],
    [
      'SUPABASE_SECRET_KEY',
      'SUPABASE_SECRET_KEY is missing: a secret key of the project (Settings, API Keys).',
    ],
    ['DELIVER_SECRET', 'DELIVER_SECRET is missing: the secret that the function and the vault share.'],
  ])('it asks for %s', async (name, fault) => {
    expect(await faultsOf({ [name]: undefined })).toEqual([fault])
  })

  test('it tells a wrong key and a wrong secret', async () => {
    const faults = await faultsOf({ SUPABASE_SECRET_KEY: 'sb_secret_wrong', DELIVER_SECRET: 'wrong' })
    expect(faults).toEqual([
      'SUPABASE_SECRET_KEY is no secret key of this project: it answered 401.',
      'The function has another DELIVER_SECRET, or none. Run: npx supabase secrets set DELIVER_SECRET=…',
    ])
  })

  test('it tells a function that is not there, fails, or asks for an account', async () => {
    answerFunction = () => Response.json({ code: 'NOT_FOUND' }, { status: 404 })
    expect(await faultsOf()).toEqual([
      'The function is not there. Run: npx supabase functions deploy studio --use-api',
    ])
    answerFunction = () => Response.json({ code: 'BOOT_ERROR' }, { status: 503 })
    expect(await faultsOf()).toEqual(['The function fails with 503. Its log in the dashboard says why.'])
    answerFunction = () => Response.json({ message: 'Invalid JWT' }, { status: 401 })
    expect((await faultsOf()).join()).toContain('verify_jwt = false')
  })

  test('it tells what the function’s environment lacks', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { SUPABASE_URL, SUPABASE_SECRET_KEYS } = environment
    answerFunction = studioFunction({ SUPABASE_URL, SUPABASE_SECRET_KEYS, DELIVER_SECRET })
    expect(await faultsOf()).toEqual([
      "SITE_URL is missing: the site's address, such as https://gegee.mn.",
      "RESEND_API_KEY is missing: Resend's key, re_….",
      'MAIL_FROM is missing: the sender, such as "Gegee Studio <mail@studio.mn>".',
    ])
    // Its log says so, too, when it starts.
    expect(log).toHaveBeenCalledTimes(3)
    log.mockRestore()
  })

  test('it tells what Resend has against sending', async () => {
    const having = async (changes: Record<string, string>) => {
      answerFunction = studioFunction({ ...environment, ...changes })
      return faultsOf()
    }
    expect(await having({ RESEND_API_KEY: 're_wrong' })).toEqual([
      'Resend does not take RESEND_API_KEY: it answered 403.',
    ])
    expect(await having({ MAIL_FROM: 'mail@other.example' })).toEqual([
      'Resend has no domain other.example: add it there, or change MAIL_FROM.',
    ])
    mailService.instead = () => Response.json({ data: [{ name: 'studio.example', status: 'pending' }] })
    expect(await having({})).toEqual(['Resend has not verified studio.example yet (pending).'])
    mailService.instead = () =>
      refusal(401, 'restricted_api_key', 'This API key is restricted to only send emails.')
    expect(await having({})).toEqual([])
    expect(await having({ RESEND_BASE_URL: 'http://127.0.0.1:1' })).toEqual(['Resend did not answer.'])
  })

  test('it tells mails that nobody takes, and a job that was switched off', async () => {
    await backend.write(1, 2)
    await backend.pass(16)
    await backend.sql.exec("update cron.job set active = false where jobname = 'wake-deliverer'")
    const [jobs, late] = await faultsOf()
    expect(jobs).toContain('These jobs do not run: wake-deliverer.')
    expect(late).toBe('2 mails have been due for a quarter of an hour, and nobody has taken them.')
  })

  test('it tells a vault with other values, and reads no secret out of it', async () => {
    await backend.sql.exec("update vault.decrypted_secrets set decrypted_secret = 'old'")
    const faults = (await faultsOf()).filter((fault) => fault.startsWith('The vault'))
    expect(faults).toHaveLength(2)
    expect(faults.join()).not.toContain(DELIVER_SECRET)
  })

  test('it tells which triggers on accounts are missing, whichever it is, and one that is switched off', async () => {
    const missing = async () => (await faultsOf()).filter((fault) => fault.startsWith('These triggers'))
    const all = await backend.sql.query<{ name: string; table: string }>(`
      select tgname as name, tgrelid::regclass::text as table from pg_trigger
      join pg_class c on c.oid = tgrelid
      where relnamespace = 'auth'::regnamespace and not tgisinternal order by tgname`)
    await backend.sql.exec('alter table auth.users disable trigger create_profile')
    expect((await missing()).join()).toContain('These triggers on accounts do not work: create_profile. ')
    await backend.sql.exec(all.map(({ name, table }) => `drop trigger ${name} on ${table};`).join(''))
    expect((await missing()).join()).toContain(
      `These triggers on accounts do not work: ${all.map(({ name }) => name).join(', ')}. `,
    )
  })
})
