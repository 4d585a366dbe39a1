import type { TextKey } from '../i18n/t.ts'

/** Everything the site leaves in a browser, for the privacy page; a test compares it with what is found there. */
export const browserStorage: { key: string; purpose: TextKey<'privacy'> }[] = [
  { key: 'preferred-language', purpose: 'privacy.storageLanguage' },
  { key: 'gegee-light', purpose: 'privacy.storageLight' },
  { key: 'gegee-offer-closed', purpose: 'privacy.storageOffer' },
  { key: 'gegee-session', purpose: 'privacy.storageSession' },
  { key: 'gegee-session-code-verifier', purpose: 'privacy.storageVerifier' },
  { key: 'gegee-role', purpose: 'privacy.storageRole' },
  { key: 'gegee-draft-details', purpose: 'privacy.storageNotes' },
  { key: 'gegee-draft-about-you', purpose: 'privacy.storageAboutYou' },
  { key: 'gegee-draft-profile', purpose: 'privacy.storageProfile' },
  { key: 'gegee-draft-email', purpose: 'privacy.storageEmail' },
  { key: 'gegee-draft-contact', purpose: 'privacy.storageMessage' },
  { key: 'gegee-draft-closure', purpose: 'privacy.storageClosure' },
  { key: 'gegee-draft-reason', purpose: 'privacy.storageReason' },
  { key: 'gegee-draft-reply', purpose: 'privacy.storageReply' },
  { key: 'gegee-draft-newsletter', purpose: 'privacy.storageNewsletter' },
  { key: 'gegee-draft-settings', purpose: 'privacy.storageSettings' },
  { key: 'gegee-draft-came-from', purpose: 'privacy.storageCameFrom' },
  { key: 'gegee-draft-saved', purpose: 'privacy.storageSaved' },
  { key: 'gegee-draft-owner', purpose: 'privacy.storageOwner' },
  { key: 'gegee-callback-outcome', purpose: 'privacy.storageOutcome' },
]
