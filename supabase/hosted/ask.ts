/** Posts nothing to an address; null when it does not answer within ten seconds. */
export const ask = (url: string, key: string): Promise<Response | null> =>
  fetch(url, {
    method: 'POST',
    headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: '{}',
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
