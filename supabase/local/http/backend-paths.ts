// lite decodes paths, our own limits and refusals compare them: `/auth/v1/%74oken` would get past these. No path
// of either API has to be written with a percent sign.
const BACKEND_PATHS = /^\/(auth\/v1|rest\/v1)(\/[^%]*)?$|^\/__mail(\.json)?$/

/** Whether a path belongs to the backend (the two APIs and the mailbox) and not to the site. */
export function isBackendPath(pathname: string): boolean {
  return BACKEND_PATHS.test(pathname)
}
