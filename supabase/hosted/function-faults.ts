import { ask } from './ask.ts'

/** What the function lacks; the most of it says the function itself. */
export async function functionFaults(url: string, deliverSecret: string): Promise<string[]> {
  const answer = await ask(`${url}/functions/v1/studio/check`, { Authorization: `Bearer ${deliverSecret}` })
  if (answer === null) return ['The function does not answer.']
  if (answer.ok) return answer.json()
  if (answer.status === 404)
    return ['The function is not there. Run: npx supabase functions deploy studio --use-api']
  if (answer.status !== 401)
    return [`The function fails with ${answer.status}. Its log in the dashboard says why.`]
  const ours = (await answer.text()).startsWith('The secret')
  return [
    ours
      ? 'The function has another DELIVER_SECRET, or none. Run: npx supabase secrets set DELIVER_SECRET=…'
      : 'The function asks for an account. Deploy it with the supabase/config.toml of this project (verify_jwt = false).',
  ]
}
