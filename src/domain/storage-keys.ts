/** Under which names the site keeps something in a browser's local storage beyond a visit; drafts name themselves. */
export const storageKeys = {
  /** The language chosen last. */
  language: 'preferred-language',
  /** The light that was switched on, day or evening, where it is not the system's. */
  light: 'gegee-light',
  /** Whether the offer of another language was closed. */
  languageOffer: 'gegee-offer-closed',
  /** The session of supabase-js. */
  session: 'gegee-session',
  /** The role, so that the next page shows the right navigation before anything loads. */
  role: 'gegee-role',
} as const
