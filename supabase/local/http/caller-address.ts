// Where proxies write the caller's address. Anybody can send these, and no proxy stands before this server.
const FORWARDING = ['cf-connecting-ip', 'forwarded', 'x-forwarded-for', 'x-real-ip']

/** The headers of a request with the socket's address where SQL reads it (`request.headers`), and no other. */
export function withCallerAddress(sent: Headers, peerAddress: string | null): Headers {
  const headers = new Headers(sent)
  for (const name of FORWARDING) headers.delete(name)
  // An IPv4 address on a socket that speaks both: ::ffff:192.0.2.1
  if (peerAddress !== null) headers.set('x-forwarded-for', peerAddress.replace(/^::ffff:(?=\d+\.)/, ''))
  return headers
}
