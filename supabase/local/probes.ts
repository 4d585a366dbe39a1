import { randomUUID } from 'node:crypto'
import { signToken } from './auth/sessions/access-token.ts'
import type { LocalKeys } from './data-folder/keys.ts'
import type { Sql } from './database/database.ts'

type ProbeOptions = {
  sql: Sql
  api: (request: Request) => Promise<Response>
  /** The links of the mails written since the start. */
  links: readonly string[]
  siteUrl: string
  keys: LocalKeys
}

/**
 * Asks the API questions that lite alone answers differently from hosted Supabase, and throws when an
 * answer is lite's: then one of the modules around it no longer fits, for instance after an update, and
 * what works here could fail, or be insecure, on the real thing.
 */
export async function probeGaps(options: ProbeOptions): Promise<void> {
  await probeValues(options.sql)
  const [table] = await options.sql.query<{ name: string; closed_to_anon: boolean }>(`
    select relname as name, not has_table_privilege('anon', oid, 'select') as closed_to_anon
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and has_table_privilege('service_role', oid, 'select')
    order by closed_to_anon desc limit 1`)
  if (table !== undefined) {
    await probeGrants(options, table.name)
    await probeErrors(options, table.name)
    if (table.closed_to_anon) await probeRoles(options, table.name)
  }
  await probeMails(options)
}

async function probeValues(sql: Sql): Promise<void> {
  const [row] = await sql.query(
    "select timestamptz '2034-08-06 10:00:00+00' as time, jsonb_typeof($1::jsonb) as type, 1.5::numeric as price, array['a', 'b'] as list",
    ['{"a": 1}'],
  )
  check(row?.time === '2034-08-06T10:00:00+00:00', 'times do not arrive as ISO 8601 (timestamps.ts)')
  check(row?.price === 1.5, 'amounts arrive as texts, not as numbers (numbers.ts)')
  check(String(row?.list) === 'a,b', 'arrays arrive as texts (array-parsers.ts)')
  check(row?.type === 'object', 'JSON is stored as a text (json-parameters.ts)')
}

async function probeGrants({ sql, api, siteUrl, keys }: ProbeOptions, table: string): Promise<void> {
  const grants = async () =>
    (
      await sql.query<{ all: string }>(`
        select coalesce((select string_agg(oid || relacl::text, ' ' order by oid) from pg_class), '')
          || coalesce((select string_agg(oid || defaclacl::text, ' ' order by oid) from pg_default_acl), '') as all`)
    )[0]?.all
  const before = await grants()
  await api(new Request(restUrl(siteUrl, table), { headers: { apikey: keys.secretKey } }))
  check((await grants()) === before, 'the first request widens the grants of the migrations (grants.ts)')
}

async function probeErrors({ api, siteUrl, keys }: ProbeOptions, table: string): Promise<void> {
  const token = signToken({ role: 'no_such_role', exp: 4102444800 }, keys.jwtSecret)
  const answer = await api(
    new Request(restUrl(siteUrl, table), {
      headers: { apikey: keys.publishableKey, Authorization: `Bearer ${token}` },
    }),
  )
  const body = (await answer.json()) as { code?: string }
  check(
    answer.status === 401 && body.code === '22023',
    'errors of the database do not get the status of PostgREST (rest-errors.ts)',
  )
}

async function probeRoles({ api, siteUrl, keys }: ProbeOptions, table: string): Promise<void> {
  const ask = async (apikey: string) =>
    (await api(new Request(restUrl(siteUrl, table), { headers: { apikey } }))).status
  const statuses = await Promise.all([ask(keys.secretKey), ask(keys.publishableKey), ask(keys.secretKey)])
  check(
    statuses.join() === '200,401,200',
    'requests side by side run under each other’s role (exclusively() in database.ts)',
  )
}

async function probeMails({ sql, api, links, siteUrl, keys }: ProbeOptions): Promise<void> {
  const id = randomUUID()
  const email = `${id}@probe.invalid`
  const page = new URL('/probe', siteUrl).href
  await sql.query(
    `insert into auth.users (id, email, confirmation_token, confirmation_sent_at)
     values ($1, $2, $3, now() - interval '1 day')`,
    [id, email, id],
  )
  try {
    const resend = new URL('/auth/v1/resend', siteUrl)
    resend.searchParams.set('redirect_to', page)
    await api(
      new Request(resend, {
        method: 'POST',
        headers: { apikey: keys.publishableKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          type: 'signup',
          email,
          code_challenge: id + id,
          code_challenge_method: 's256',
        }),
      }),
    )
    const link = links.at(-1)
    check(link !== undefined, 'the confirmation mail is not sent again (resend-mail.ts)')
    const [place, fragment] = link.split('#')
    check(place === page, 'mail links ignore redirect_to (mailer.ts, redirect-target.ts)')
    const token_hash = new URLSearchParams(fragment).get('token_hash')
    const answer = await api(
      new Request(new URL('/auth/v1/verify', siteUrl), {
        method: 'POST',
        headers: { apikey: keys.publishableKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'signup', token_hash }),
      }),
    )
    check(
      (await answer.text()).includes('"access_token"'),
      'a mail link brings no session (verify.ts, start.ts)',
    )
  } finally {
    await sql.query('delete from auth.users where id = $1', [id])
    await sql.query('delete from auth.flow_state where user_id = $1', [id])
    await sql.query("delete from auth.audit_log_entries where payload ->> 'actor_id' = $1", [id])
  }
}

function check(closed: boolean, gap: string): asserts closed {
  if (!closed) throw new Error(`The backend refuses to start: ${gap}.`)
}

function restUrl(siteUrl: string, table: string): URL {
  return new URL(`/rest/v1/${table}?limit=0`, siteUrl)
}
