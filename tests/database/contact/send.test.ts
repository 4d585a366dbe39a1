import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ContactMessage, contactErrors } from '../../../src/domain/contact.ts'
import { type Actor, actingOn, makePeople, refusalOf, useDatabase } from '../../support/actors.ts'
import { connect, copyPostgresDatabase, type Session } from '../../support/engines.ts'

const written = {
  name: 'Сараа',
  email: 'saraa@example.com',
  message: 'Сайн байна уу',
  locale: 'ru',
  website: '',
}
const tooMany = { state: 'PT429', message: 'too_many_messages' }

/** A call as it comes from an address; without one, from outside of the API. */
function send(changes: Partial<Record<keyof typeof written, string | null>> = {}, headers?: object) {
  const { name, email, message, locale, website } = { ...written, ...changes }
  return [
    `select set_config('request.headers', $6, true),
       public.send_contact_message(name => $1, email => $2, message => $3, locale => $4, website => $5)`,
    [name, email, message, locale, website, headers ? JSON.stringify(headers) : ''],
  ] as [string, string[]]
}
const from = (address: string) => ({ 'x-forwarded-for': address })
const nth = (n: number) => ({ email: `sender-${n}@example.com` })

describe('the contact form', () => {
  const db = useDatabase()
  const stored = () =>
    db.as('operator', 'select name, email, message, locale from public.contact_messages order by created_at')
  const count = async () => (await stored()).length

  describe.each(['anonymous', 'owner', 'admin'] as const)('as %s', (actor) => {
    test('a message is stored, and waits to be delivered', async () => {
      await db.as(actor, ...send())
      expect(
        await db.as(
          'operator',
          'select name, email, message, locale, delivered_at from public.contact_messages',
        ),
      ).toEqual([
        {
          name: 'Сараа',
          email: 'saraa@example.com',
          message: 'Сайн байна уу',
          locale: 'ru',
          delivered_at: null,
        },
      ])
    })
  })

  test('what stands around the words is taken off, and a name is one line', async () => {
    await db.as(
      'anonymous',
      ...send({
        name: ' \u3000\u202eСа\u2066раа\nBcc: x@y.mn \u2069 ',
        email: ' saraa@example.com\n',
        message: '\n\nА\n\nБ\n',
      }),
    )
    expect(await stored()).toEqual([
      { name: 'Сараа Bcc: x@y.mn', email: 'saraa@example.com', message: 'А\n\nБ', locale: 'ru' },
    ])
  })

  test('an unknown language is Mongolian', async () => {
    await db.as('anonymous', ...send({ locale: 'no language' }))
    await db.as('anonymous', ...send({ locale: null, ...nth(1) }))
    expect(await stored()).toMatchObject([{ locale: 'mn' }, { locale: 'mn' }])
  })

  test.each([
    ['name_missing', { name: ' \u00a0\t' }],
    ['name_missing', { name: '\u202e \u2069' }],
    ['name_missing', { name: null }],
    ['name_too_long', { name: 'x'.repeat(201) }],
    ['email_missing', { email: '' }],
    ['email_missing', { email: null }],
    ['email_invalid', { email: 'saraa@example' }],
    ['email_invalid', { email: 'a@b.mn\nBcc: c@d.mn' }],
    ['message_missing', { message: '\n' }],
    ['message_missing', { message: null }],
    ['message_too_long', { message: '🎥'.repeat(5001) }],
  ])('%s: %j is refused and nothing stored', async (code, changes) => {
    expect(await db.refusal('anonymous', ...send(changes))).toEqual({ state: 'PT422', message: code })
    expect(await count()).toBe(0)
  })

  test('a missing parameter is refused like an empty one', async () => {
    expect(await db.refusal('anonymous', 'select public.send_contact_message()')).toEqual({
      state: 'PT422',
      message: 'name_missing',
    })
  })

  test('who fills in the hidden field is told nothing, and nothing is stored', async () => {
    await db.as('anonymous', ...send({ website: 'https://example.com' }))
    await db.as('anonymous', ...send({ website: 'x', name: '' }))
    expect(await count()).toBe(0)
  })

  test('a message whose answer was lost may be sent again: it is stored once and counts once', async () => {
    const call = send({ message: ' Сайн байна уу\n' }, from('192.0.2.1'))
    for (let n = 1; n <= 6; n++) await db.as('anonymous', ...call)
    await db.as('anonymous', ...send({ email: 'SARAA@example.com ', name: 'Сараа\n' }))
    expect(await count()).toBe(1)
    expect(await db.as('operator', 'select 1 from private.contact_origins')).toHaveLength(1)
    for (const changes of [{ name: 'Бат' }, { message: 'Баяртай' }, nth(1)])
      await db.as('anonymous', ...send(changes))
    expect(await count()).toBe(4)
    await db.as('operator', "update public.contact_messages set created_at = created_at - interval '1 hour'")
    await db.as('anonymous', ...call)
    expect(await count()).toBe(5)
  })

  test('a sender may write five times an hour, from wherever and however they spell their address', async () => {
    for (const n of [1, 2, 3, 4, 5])
      await db.as('anonymous', ...send({ message: `${n}` }, from(`192.0.2.${n}`)))
    expect(
      await db.refusal('anonymous', ...send({ email: 'SARAA@example.com ' }, from('192.0.2.9'))),
    ).toEqual(tooMany)
    expect(await db.refusal('owner', ...send())).toEqual(tooMany)
    await db.as('anonymous', ...send(nth(1)))
    expect(await count()).toBe(6)
  })

  test('after an hour they may write again', async () => {
    for (const n of [1, 2, 3, 4, 5]) await db.as('anonymous', ...send({ message: `${n}` }))
    await db.as('operator', "update public.contact_messages set created_at = created_at - interval '1 hour'")
    await db.as('anonymous', ...send())
    expect(await count()).toBe(6)
  })

  describe('an address', () => {
    const twenty = async (headers: (n: number) => object) => {
      for (let n = 1; n <= 20; n++) await db.as('anonymous', ...send(nth(n), headers(n)))
    }

    test('may be written from twenty times an hour, whoever writes', async () => {
      await twenty(() => from('192.0.2.1'))
      expect(await db.refusal('anonymous', ...send(nth(21), from('192.0.2.1')))).toEqual(tooMany)
      await db.as('anonymous', ...send(nth(21), from('192.0.2.2')))
      await db.as('operator', "update private.contact_origins set sent_at = sent_at - interval '1 hour'")
      await db.as('anonymous', ...send(nth(22), from('192.0.2.1')))
    })

    test('is the last of a chain: what stands before it may be invented', async () => {
      await twenty((n) => from(`10.0.0.${n}, 192.0.2.1`))
      expect(await db.refusal('anonymous', ...send(nth(21), from('10.0.0.21,192.0.2.1')))).toEqual(tooMany)
    })

    test('is what Cloudflare says, where Cloudflare says it', async () => {
      await twenty((n) => ({ ...from(`10.0.0.${n}`), 'cf-connecting-ip': '192.0.2.1' }))
      const next = { ...from('10.0.0.21'), 'cf-connecting-ip': '192.0.2.1' }
      expect(await db.refusal('anonymous', ...send(nth(21), next))).toEqual(tooMany)
    })

    test('counts with its whole network in IPv6', async () => {
      await twenty((n) => from(`2001:db8:0:1::${n}`))
      expect(await db.refusal('anonymous', ...send(nth(21), from('2001:db8:0:1:ffff::')))).toEqual(tooMany)
      await db.as('anonymous', ...send(nth(21), from('2001:db8:0:2::1')))
    })

    test('that is none is counted as it is written', async () => {
      await twenty(() => from('unknown'))
      expect(await db.refusal('anonymous', ...send(nth(21), from('unknown')))).toEqual(tooMany)
    })

    test.each(['127.0.0.1', '127.1.2.3', '::1'])(
      'of the server’s own machine names nobody: behind %s everybody may be',
      async (address) => {
        await twenty(() => from(address))
        await db.as('anonymous', ...send(nth(21), from(address)))
        expect(await db.as('operator', 'select 1 from private.contact_origins')).toEqual([])
      },
    )

    test('is kept as eight bytes, for an hour', async () => {
      await db.as('anonymous', ...send(nth(1), from('192.0.2.1')))
      const origins = 'select octet_length(origin) as bytes from private.contact_origins'
      expect(await db.as('operator', origins)).toEqual([{ bytes: 8 }])
      const guess =
        "select 1 from private.contact_origins where origin = substring(sha256('192.0.2.1') for 8)"
      expect(await db.as('operator', guess)).toEqual([])
      await db.as('operator', "update private.contact_origins set sent_at = sent_at - interval '1 hour'")
      await db.as('anonymous', ...send(nth(2)))
      expect(await db.as('operator', origins)).toEqual([])
    })
  })

  test('three hundred messages an hour are taken in all, from wherever they come', async () => {
    const all = (count: number) =>
      db.as(
        'operator',
        `insert into public.contact_messages (name, email, message)
         select 'x', n || '@example.com', 'x' from generate_series(1, ${count}) n`,
      )
    await all(299)
    await db.as('anonymous', ...send({}, from('192.0.2.1')))
    expect(await db.refusal('anonymous', ...send(nth(1), from('192.0.2.2')))).toEqual({
      state: 'PT429',
      message: 'too_many_requests',
    })
    await db.as('operator', "update public.contact_messages set created_at = created_at - interval '1 hour'")
    await db.as('anonymous', ...send(nth(1), from('192.0.2.2')))
  })

  test('messages older than a year go with the next one', async () => {
    await db.as('anonymous', ...send(nth(1)))
    await db.as('operator', "update public.contact_messages set created_at = now() - interval '366 days'")
    await db.as('anonymous', ...send(nth(2)))
    expect(await stored()).toMatchObject([nth(2)])
  })

  test('there is one salt', async () => {
    expect((await db.refusal('operator', 'insert into private.contact_salt (id) values (2)')).state).toBe(
      '23514',
    )
  })

  test.each(['anonymous', 'owner', 'admin', 'service'] as const)(
    '%s cannot look at addresses, salt or helpers',
    async (actor) => {
      for (const text of [
        'select * from private.contact_origins',
        'select * from private.contact_salt',
        'select private.caller_origin()',
        "select private.contact_refusal('', '', '')",
        "select private.trim_all('')",
      ]) {
        expect((await db.refusal(actor, text)).state, text).toBe('42501')
      }
    },
  )

  test('domain and database agree on 2,000 random messages', async () => {
    const edge = fc.constantFrom(
      ' ',
      '\n',
      '\u00a0',
      '\u3000',
      '\u2003',
      '\ufeff',
      '\u200b',
      '\u202e',
      '\u2066',
      '\u2028',
      '\u0085',
      '\u001b',
      '@',
      ',',
      '<',
      '\\',
      'ё',
      '🎥',
    )
    const text = fc.oneof(
      fc.string({ unit: edge, maxLength: 4 }),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom(
        '名'.repeat(200),
        '名'.repeat(201),
        '🎥'.repeat(5000),
        '🎥'.repeat(5001),
        ` ${'x'.repeat(200)} `,
      ),
    )
    const email = fc.tuple(text, text, text).map(([a, b, c]) => `${a}${a ? 'a' : ''}@${b}b.${c}`)
    const messages = fc.sample(
      fc.record({
        name: text,
        email: fc.oneof(email, fc.constantFrom('a@b.mn', ' a@b.mn ', '')),
        message: text,
      }),
      { numRuns: 2000, seed: 20261122 },
    )
    const storable = messages.filter((one) => !Object.values(one).some((value) => value.includes('\0')))
    const rows = await db.as<{ code: string | null }>(
      'operator',
      `select private.contact_refusal(m ->> 'name', m ->> 'email', m ->> 'message') as code
       from jsonb_array_elements($1::jsonb) with ordinality as one (m, n) order by n`,
      [JSON.stringify(storable)],
    )
    const seen = new Set<string | undefined>()
    for (const [index, message] of storable.entries()) {
      const [code] = Object.values(contactErrors(message satisfies ContactMessage))
      seen.add(code)
      expect({ message, code: rows[index]?.code ?? undefined }).toEqual({ message, code })
    }
    expect([...seen].sort()).toEqual([
      'email_invalid',
      'email_missing',
      'message_missing',
      'message_too_long',
      'name_missing',
      'name_too_long',
      undefined,
    ])
  })
})

describe('two hundred messages at once on postgres', () => {
  let operator: Session
  let sessions: Session[]
  beforeAll(async () => {
    const url = await copyPostgresDatabase()
    operator = connect(url)
    sessions = Array.from({ length: 40 }, () => connect(url))
    await Promise.all(sessions.map((session) => session.exec('select 1')))
  })
  beforeEach(() => operator.exec(`${makePeople}; truncate private.contact_origins`))
  afterAll(() => Promise.all([operator, ...sessions].map((session) => session.close())))

  async function flood(call: (n: number) => [string, string[]]): Promise<Record<string, number>> {
    const outcomes: Record<string, number> = {}
    await Promise.all(
      sessions.map(async (session, first) => {
        for (let n = first; n < 200; n += sessions.length) {
          const outcome = await inTransaction(session, n % 2 ? 'anonymous' : 'owner', call(n))
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
        }
      }),
    )
    return outcomes
  }

  async function inTransaction(session: Session, actor: Actor, [text, parameters]: [string, string[]]) {
    await session.exec('begin')
    try {
      await actingOn(session).as(actor, text, parameters)
      await session.exec('commit')
      return 'stored'
    } catch (error) {
      await session.exec('rollback')
      return refusalOf(error).message
    }
  }

  test('of one sender five are stored', async () => {
    expect(await flood((n) => send({ message: `${n}` }, from(`192.0.2.${n}`)))).toEqual({
      stored: 5,
      too_many_messages: 195,
    })
  })

  test('of one that is sent again and again one is stored', async () => {
    expect(await flood(() => send())).toEqual({ stored: 200 })
    expect(await operator.query('select 1 from public.contact_messages')).toHaveLength(1)
  })

  test('of one address twenty are stored', async () => {
    expect(await flood((n) => send(nth(n), from('192.0.2.1')))).toEqual({
      stored: 20,
      too_many_messages: 180,
    })
  })
})
