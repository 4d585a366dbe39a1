/** Posts nothing to an address, with what opens it; null when it does not answer within ten seconds. */
export const ask = (url: string, key: Record<string, string>): Promise<Response | null> =>
  fetch(url, {
    method: 'POST',
    headers: { ...key, 'Content-Type': 'application/json' },
    body: '{}',
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
