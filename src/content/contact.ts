/**
 * How the studio is reached. All are examples: the owner replaces them here, and every page, mail and
 * link follows. Until then each build and each start says which still are (example-contact.ts).
 */
export const contact = {
  /** Messages of the contact form are delivered here, too. */
  email: 'studio@example.com',
  phone: '+976 7700 0000',
  /** Account name at Messenger, as in m.me/… */
  messenger: 'gegee.studio.example',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  /** Degrees north and east, near the gate. */
  position: { latitude: 48.012, longitude: 106.883 },
} as const

/** Directions from wherever the visitor is, on a public map. */
export const directions = `https://www.openstreetmap.org/directions?to=${contact.position.latitude},${contact.position.longitude}`
