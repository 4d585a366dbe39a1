/** The names of services that have an account of somebody, where ours would not be a word. */
const names: Record<string, string> = {
  azure: 'Microsoft',
  github: 'GitHub',
  linkedin_oidc: 'LinkedIn',
  slack_oidc: 'Slack',
  twitter: 'X',
}

/** What a service is called on a button. */
export const providerName = (id: string): string => names[id] ?? id.charAt(0).toUpperCase() + id.slice(1)

/** The services of a list as the settings of the build have it: `google, facebook`. */
export const readProviders = (list: string): string[] =>
  list.split(',').flatMap((id) => (/^[a-z_]+$/.test(id.trim()) ? [id.trim()] : []))
