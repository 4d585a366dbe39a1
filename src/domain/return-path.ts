/** Where to go after signing in: only a path of this site, never another origin; `/` by default. */
export function safeReturnPath(requested: string | null | undefined): string {
  return requested && /^\/(?![/\\])[^\\\s]*$/.test(requested) ? requested : '/'
}
