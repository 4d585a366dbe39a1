// The Edge Function `studio`: sends the outbox's mails, and answers what mail and calendar programs ask, and admins who
// act on accounts. Supabase runs it on Deno; everything it does is in src/delivery and src/administration, which the
// local server runs, too.
import { studioFunction } from '../../../src/delivery/function.ts'

declare const Deno: {
  env: { toObject(): Record<string, string> }
  serve(answer: (request: Request) => Promise<Response>): void
}

Deno.serve(studioFunction(Deno.env.toObject()))
