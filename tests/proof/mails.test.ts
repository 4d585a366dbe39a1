import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resend } from '../../src/delivery/resend.ts'
import { type MailBackend, openMailBackend } from '../support/mail-backend.ts'
import { KEY, type ResendServer, startResend } from '../support/resend.ts'
import { headOf, startSmtp } from '../support/smtp.ts'
import { extent } from './extent.ts'

const MAILS = extent({ all: 1_000, few: 60 })
const KILLS = extent({ all: 100, few: 1 })
const MINUTES = 60_000

let backend: MailBackend
let service: ResendServer
beforeAll(async () => {
  ;[backend, service] = await Promise.all([openMailBackend(), startResend()])
})
beforeEach(() => backend.sql.exec('truncate public.contact_messages cascade'))
afterEach(() => {
  service.instead = null
  service.delivered.clear()
  service.requests = 0
})
afterAll(async () => {
  await service?.close()
  await backend?.close()
})

const subjects = () => [...service.delivered.values()].map(({ letter }) => letter.subject)
const numbers = () => subjects().map((subject) => Number(/No\.\s(\d+)/.exec(subject)?.[1]))
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test(`two deliverers at once send ${MAILS} mails exactly once`, { timeout: 5 * MINUTES }, async () => {
  await backend.write(1, MAILS)
  const transport = resend(service.url, KEY)
  await Promise.all([backend.drain(transport), backend.drain(transport)])
  expect(numbers().toSorted((a, b) => a - b)).toEqual(upTo(MAILS))
  expect(service.requests).toBe(MAILS)
  expect(await backend.states()).toEqual({ sent: MAILS })
})

describe(`a deliverer killed ${KILLS} times, at any moment`, () => {
  const children: ChildProcess[] = []
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL')
  })

  function startDeliverer(environment: Record<string, string>): ChildProcess {
    const env = {
      ...process.env,
      ...environment,
      API_URL: backend.url,
      SECRET_KEY: backend.secretKey,
      MAIL_FROM: 'Gegee Studio <mail@studio.example>',
    }
    const child = spawn(process.execPath, [join(import.meta.dirname, 'deliverer.ts')], {
      env,
      stdio: 'inherit',
    })
    children.push(child)
    return child
  }

  /** Kills deliverers while they send, and lets a last one finish. Returns how many mails there were. */
  async function killThem(environment: Record<string, string>, sent: () => number): Promise<number> {
    let written = 0
    for (let kill = 0; kill < KILLS; kill++) {
      await backend.write(written + 1, written + 12)
      written += 12
      // Time passes until the lease of the one before has ended.
      await backend.pass(2)
      const before = sent()
      const child = startDeliverer(environment)
      while (sent() === before) await sleep(1)
      await sleep(Math.random() * 60)
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    const last = startDeliverer(environment)
    while (((await backend.states()).sent ?? 0) < written) {
      // A claim of one that was killed may come through after its end: that lease has to end, too.
      await backend.pass(2)
      await sleep(100)
    }
    last.kill('SIGKILL')
    await once(last, 'exit')
    return written
  }

  test('with a mail server nothing is lost, and what comes twice is known by its id', {
    timeout: (KILLS + 5) * 10_000,
  }, async () => {
    const server = await startSmtp()
    const written = await killThem(
      { MAIL_TRANSPORT: 'smtp', SMTP_URL: server.url },
      () => server.taken.length,
    )
    await server.close()
    const ids = server.taken.map(({ raw }) => headOf(raw, 'Message-ID') ?? '')
    const rows = await backend.sql.query<{ id: string; attempts: number }>(
      'select id, attempts from private.outbox',
    )
    expect([...new Set(ids)].toSorted()).toEqual(rows.map(({ id }) => `<${id}@studio.example>`).toSorted())
    expect(rows).toHaveLength(written)
    const doubles = ids.length - new Set(ids).size
    const claimedTwice = rows.filter(({ attempts }) => attempts > 1).length
    console.log(
      `SMTP: ${written} mails, ${KILLS} kills: 0 lost, ${claimedTwice} claimed again, ${doubles} sent twice. ` +
        'A mail comes twice when the deliverer dies after the server has taken it and before the row says so; ' +
        'both carry the same Message-ID, by which many mailboxes show one.',
    )
    expect(doubles).toBeLessThanOrEqual(KILLS)
  })

  test('with a service that knows repeated keys nothing is lost and nothing comes twice', {
    timeout: (KILLS + 5) * 10_000,
  }, async () => {
    const environment = { MAIL_TRANSPORT: 'resend', RESEND_API_KEY: KEY, RESEND_BASE_URL: service.url }
    const written = await killThem(environment, () => service.delivered.size)
    expect(numbers().toSorted((a, b) => a - b)).toEqual(upTo(written))
    // A repeated request with other bytes would have been refused.
    expect(await backend.states()).toEqual({ sent: written })
    console.log(
      `HTTP: ${written} mails, ${KILLS} kills: 0 lost, 0 twice; ${service.requests - written} requests were ` +
        'repeated and answered as the first.',
    )
  })
})
