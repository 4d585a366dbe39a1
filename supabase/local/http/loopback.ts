/** Whether an IP address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address)
}

/** Whether a URL names this machine. Keeps out pages of other names that resolve to it (DNS rebinding). */
export function isLoopbackUrl(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '[::1]' || isLoopbackAddress(url.hostname)
}
