import { type AccountContext, actions } from './actions.ts'
import { type Answer, call } from './project.ts'
import { refusal, refusalOfDatabase, refusalOfService } from './refusal.ts'

interface Asked {
  action: string
  userId: string
  reason: string
}

/** No reason is longer, whatever its letters. */
const MOST_BYTES = 10_000

/**
 * `POST …/people`, from an admin's browser: `{ action, userId, reason? }`, in the admin's name. The database says
 * whether they may and notes that it was asked for; then it happens, with the secret key; then how it ended is noted.
 */
export async function people(request: Request, context: AccountContext): Promise<Response> {
  const answer = await answerTo(request, context).catch((error: Error) => {
    // What was begun stands in the log as asked for, and may have happened.
    console.error(`An account could not be acted on. ${error.message}`)
    return refusal(503, 'service_unavailable')
  })
  // The site is on an origin of its own where the function is hosted.
  answer.headers.set('Access-Control-Allow-Origin', context.siteUrl)
  answer.headers.set('Vary', 'Origin')
  return answer
}

async function answerTo(request: Request, context: AccountContext): Promise<Response> {
  if (request.method === 'OPTIONS') {
    const headers = {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'apikey, authorization, content-type',
      'Access-Control-Max-Age': '600',
    }
    return new Response(null, { status: 204, headers })
  }
  const apikey = request.headers.get('apikey')
  const authorization = request.headers.get('authorization')
  if (!apikey || !authorization) return refusal(401, 'session_expired')
  const asked = await read(request)
  const carryOut = asked && actions[asked.action]
  if (!asked || !carryOut) return refusal(422, 'value_invalid')

  const { action, userId, reason } = asked
  const { project } = context
  const begun = await call(
    project,
    'POST /rest/v1/rpc/begin_account_action',
    { apikey, authorization },
    { action, user_id: userId, reason },
  )
  if (!begun.ok) return refusalOfDatabase(begun)
  const { number, email, locale, full_name } = begun.body as unknown as Begun
  const done = await carryOut({ id: userId, email, locale, fullName: full_name }, context)
  await finish(context, number, done)
  return done.ok ? Response.json({}) : refusalOfService(done)
}

interface Begun {
  number: number
  email: string
  locale: string
  full_name: string | null
}

async function finish({ project }: AccountContext, number: number, done: Answer): Promise<void> {
  const { secretKey } = project
  const account = typeof done.body.id === 'string' ? done.body.id : null
  const noted = await call(
    project,
    'POST /rest/v1/rpc/finish_account_action',
    { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    { number, done: done.ok, account },
  )
  if (!noted.ok) throw new Error(`How it ended could not be noted: ${noted.status}`)
}

/** What is asked for; undefined where it is not to be understood. */
async function read(request: Request): Promise<Asked | undefined> {
  const text = await request.text()
  if (text.length > MOST_BYTES) return undefined
  try {
    const { action, userId, reason = '' } = Object(JSON.parse(text))
    const known = [action, userId, reason].every((one) => typeof one === 'string')
    // Nothing else may come into the addresses of the service.
    return known && UUID.test(userId) && Object.hasOwn(actions, action)
      ? { action, userId, reason }
      : undefined
  } catch {
    return undefined
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
