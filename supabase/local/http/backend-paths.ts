// lite decodes paths, our limits and refusals compare them as sent: `/auth/v1/%74oken` would get past them. No
// path of either API needs a percent sign.
const BACKEND_PATHS = /^\/(auth\/v1|rest\/v1)(\/[^%]*)?$|^\/__mail(\.json)?$/

/** Whether a path belongs to the backend (the two APIs and the mailbox) and not to the site. */
export function isBackendPath(pathname: string): boolean {
  return BACKEND_PATHS.test(pathname)
}
