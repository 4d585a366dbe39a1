import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalKeys } from '../../supabase/local/data-folder/keys.ts'
import type { Mail } from '../../supabase/local/mail/mailbox.ts'
import { handedOver } from '../support/backend.ts'
import { freePort } from '../support/free-port.ts'
import { exit, killServers, ready, serve } from '../support/served.ts'
import { copyTemplateDatabase } from '../support/template-database.ts'
import { extent } from './extent.ts'

const ROUNDS = extent({ all: 50, few: 1 })
const WRITERS = 4
const HOUR = 3_600_000

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gegee-crash-'))
  mkdirSync(join(folder, 'dist'))
  mkdirSync(join(folder, '.local'))
  renameSync(await copyTemplateDatabase(), join(folder, '.local/database'))
  writeFileSync(join(folder, '.local/database-finished'), '')
})
afterAll(() => {
  killServers()
  rmSync(folder, { recursive: true, force: true })
})

/** An admin's client, whose bookings no limit of open requests stops. */
async function signIn(port: number) {
  const keys = JSON.parse(readFileSync(join(folder, '.local/keys.json'), 'utf8')) as LocalKeys
  const client = createClient(`http://localhost:${port}`, keys.publishableKey, {
    auth: { autoRefreshToken: false, persistSession: false },
  })
  const { error } = await client.auth.signInWithPassword({
    email: 'admin@example.com',
    password: 'gegee-demo',
  })
  if (error) throw error
  return client
}

test(`${ROUNDS} times killed while bookings are made, it starts again with every booking it acknowledged, and a link mailed before works`, {
  timeout: (ROUNDS + 1) * 30_000,
}, async () => {
  const port = await freePort()
  const acknowledged: string[] = []
  // Hours of the studio's day from 8:00 on, each taken once.
  const firstDay = Date.UTC(2050, 0, 1)
  let next = 0
  const nextStart = () => {
    const start = new Date(firstDay + Math.floor(next / 10) * 24 * HOUR + (next % 10) * HOUR)
    next += 1
    return start.toISOString()
  }

  const email = 'mailed-before@example.com'
  let link = ''
  for (let round = 0; round < ROUNDS; round++) {
    const { server, client } = await startWithEverything()
    if (round === 0) {
      await client.auth.signUp({ email, password: 'gegee-demo' })
      link = await mailedLink()
    }
    let running = true
    const before = acknowledged.length
    const write = async () => {
      while (running) {
        const { data } = await client
          .from('bookings')
          .insert({ booking_date: nextStart(), duration: 60, type: 'recording' })
          .select('id')
          .single()
        if (data) acknowledged.push(data.id)
      }
    }
    const writers = Array.from({ length: WRITERS }, write)
    while (acknowledged.length === before) await sleep(5)
    await sleep(Math.random() * 400)
    server.child.kill('SIGKILL')
    running = false
    await Promise.all([exit(server), ...writers])
  }
  console.log(`${acknowledged.length} bookings acknowledged before ${ROUNDS} kills, none lost`)
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)

  const { server, client } = await startWithEverything()
  const { data, error } = await client.auth.verifyOtp(handedOver(link))
  expect([data.user?.email, error]).toEqual([email, null])
  server.child.kill('SIGTERM')
  expect(await exit(server)).toBe(0)
  expect(existsSync(join(folder, '.local/lock'))).toBe(false)

  /** Read at once: each booking is a mail, too, and of all mails the mailbox keeps the newest 200. */
  async function mailedLink() {
    const mails = async () =>
      (await (await fetch(`http://localhost:${port}/__mail.json?to=${email}`)).json()) as Mail[]
    await expect.poll(mails).toHaveLength(1)
    return (await mails())[0]?.link ?? ''
  }

  async function startWithEverything() {
    const server = serve(port, folder)
    await ready(server)
    const client = await signIn(port)
    const row = await client.from('studio_settings').select('settings').single()
    const settings = { ...row.data?.settings, rules: { furthestDays: 36_500 } }
    await client.from('studio_settings').update({ settings }).eq('id', 1)
    const { data } = await client.rpc('export_own_data')
    const kept = new Set((data as { bookings: { id: string }[] }).bookings.map(({ id }) => id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    return { server, client }
  }
})
