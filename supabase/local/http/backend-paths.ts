// lite decodes paths, our limits and refusals compare them as sent: `/auth/v1/%74oken` would get past them. No
// path of these needs a percent sign.
const BACKEND_PATHS =
  /^\/(auth\/v1|rest\/v1|functions\/v1\/studio)(\/[^%]*)?$|^\/__mail(\.json|\/[\w-]+\/(html|invite\.ics))?$/

/** Whether a path belongs to the backend (the two APIs, the function and the mailbox) and not to the site. */
export function isBackendPath(pathname: string): boolean {
  return BACKEND_PATHS.test(pathname)
}
