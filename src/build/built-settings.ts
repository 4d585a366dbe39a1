import {
  completeSettings,
  defaultSettings,
  type StudioSettings,
  type WrittenSettings,
} from '../domain/offers/settings.ts'

/** The settings of the hosted project a site is built for; those of a new studio where there is none to ask. */
export async function knownSettings(url: string | undefined, key: string): Promise<StudioSettings> {
  if (!url) return defaultSettings
  try {
    const answer = await fetch(`${url}/rest/v1/studio_settings?select=settings`, { headers: { apikey: key } })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    const [row] = (await answer.json()) as { settings: WrittenSettings }[]
    if (row) return completeSettings(row.settings)
  } catch (error) {
    console.warn(
      `The settings at ${url} cannot be read: the site is built with those of a new studio.`,
      error,
    )
  }
  return defaultSettings
}

/** What the pages, the brochure and llms.txt print; the pages look again in the browser (studio-now.ts). */
export const builtSettings: StudioSettings = await knownSettings(
  import.meta.env.PUBLIC_SUPABASE_URL,
  import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
)
