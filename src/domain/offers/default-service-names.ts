/**
 * The services that the site knows, with their default names. It says them in each language
 * (`bookings.<id>`), and of those of sound what they are for (`pricing.<id>Text`).
 */
export const soundNames = {
  recording: 'Recording',
  rehearsal: 'Rehearsal',
  mixing: 'Mixing',
  mastering: 'Mastering',
} as const
export const rentalNames = { 'photo-video': 'Photo and video', movie: 'Movie', events: 'Events' } as const

export const defaultServiceNames = { ...soundNames, ...rentalNames }
export type KnownService = keyof typeof defaultServiceNames

export const isKnownSound = (id: string): id is keyof typeof soundNames => Object.hasOwn(soundNames, id)

/** Whether the site knows the id; a studio may give one that every object has, such as `constructor`. */
export const isKnownService = (id: string): id is KnownService => Object.hasOwn(defaultServiceNames, id)

export const defaultNameOf = (id: string): string | undefined =>
  isKnownService(id) ? defaultServiceNames[id] : undefined
