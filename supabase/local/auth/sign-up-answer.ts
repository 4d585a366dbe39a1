import { randomUUID } from 'node:crypto'

/** The answer to every POST /signup, of new and known addresses alike, so that it does not tell which it is. */
export function signUpAnswer(email: unknown, data: unknown): Response {
  const now = new Date().toISOString()
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: String(email).toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  })
}
