import { contact } from '../content/contact.ts'
import type { Addresses } from '../mail/links.ts'
import { type Delivery, deliver } from './deliver.ts'
import { type Environment, mailSettings, missing, SetUpFaults } from './environment.ts'
import { handle } from './handle.ts'
import { outbox } from './queue.ts'
import { resend } from './resend.ts'
import { resendFaults } from './resend-faults.ts'
import { type Rpc, serviceRpc } from './rpc.ts'

/**
 * The Edge Function. All it needs stands in its environment; what is missing there it says in its log and to
 * whoever has the secret.
 */
export function studioFunction(env: Environment): (request: Request) => Promise<Response> {
  const project = { url: env.SUPABASE_URL ?? '', secretKey: secretKey(env) }
  const rpc = serviceRpc(project)
  const { delivery, addresses, faults } = setUp(env, rpc)
  for (const fault of faults) console.error(fault)
  return (request) =>
    handle(request, {
      rpc,
      project,
      addresses,
      deliverSecret: env.DELIVER_SECRET || null,
      webhookSecret: env.RESEND_WEBHOOK_SECRET || null,
      deliver: async () =>
        delivery
          ? Response.json(await deliver(delivery))
          : new Response(`${faults.join('\n')}\n`, { status: 503 }),
      check: async () => Response.json([...faults, ...(await resendFaults(env))]),
    })
}

interface SetUp {
  /** Absent where something is missing. */
  delivery?: Delivery
  addresses: Addresses
  faults: string[]
}

function setUp(env: Environment, rpc: Rpc): SetUp {
  const faults: string[] = []
  if ((env.DELIVER_SECRET ?? '').length < 32) {
    faults.push(`DELIVER_SECRET ${missing(env.DELIVER_SECRET)}: 32 characters or more that nobody guesses.`)
  }
  if (!/^https?:\/\/[^/]+$/.test(env.SITE_URL ?? '')) {
    faults.push(`SITE_URL ${missing(env.SITE_URL)}: the site's address, such as https://gegee.mn.`)
  }
  const functionsUrl = `${env.SUPABASE_URL}/functions/v1/studio`
  const addresses: Addresses = { siteUrl: env.SITE_URL ?? '', functionsUrl, studioEmail: contact.email }
  try {
    const { transport, from, studioEmail } = mailSettings(env, ['resend'])
    addresses.studioEmail = studioEmail
    if (transport.kind !== 'resend' || faults.length > 0) return { addresses, faults }
    return {
      delivery: { queue: outbox(rpc), transport: resend(transport.baseUrl, transport.key), addresses, from },
      addresses,
      faults,
    }
  } catch (error) {
    if (!(error instanceof SetUpFaults)) throw error
    return { addresses, faults: [...faults, ...error.faults] }
  }
}

/** Supabase gives a function the project's secret keys, and older projects the one of the service role. */
function secretKey({ SUPABASE_SECRET_KEYS, SUPABASE_SERVICE_ROLE_KEY }: Environment): string {
  const keys: Record<string, string> = JSON.parse(SUPABASE_SECRET_KEYS || '{}')
  return keys.default ?? Object.values(keys)[0] ?? SUPABASE_SERVICE_ROLE_KEY ?? ''
}
