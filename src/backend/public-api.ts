// The data API for public pages, without the weight of supabase-js.

type Answer =
  | { data: unknown; error: null; status: number }
  | { data: null; error: { code?: string; message: string }; status: number }

/** Calls the data API as an anonymous visitor: POST with a body, GET without one. For `attempt()`. */
export async function ask(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${import.meta.env.PUBLIC_SUPABASE_URL || location.origin}/rest/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
      'content-type': 'application/json',
    },
    body: body ? JSON.stringify(body) : null,
  })
  const { ok, status } = answer
  const data: unknown = await answer.json().catch(() => undefined)
  if (ok) return { data, error: null, status }
  return { data: null, error: { message: '', ...(data as object | undefined) }, status }
}
