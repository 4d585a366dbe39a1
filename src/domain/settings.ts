/** The studio's settings, as `studio_settings.settings` holds them (spec sections 3 and 9). */
export interface StudioSettings {
  studioName: string
  /** Wall-clock times of the studio, `09:00`; the end may be `24:00`. */
  openingHours: { start: string; end: string }
  /** Minutes. */
  bookingDurations: number[]
  /** How many upcoming unanswered requests one customer may have. */
  maxPendingBookings: number
  services: Service[]
  /** Price per hour, by service id. */
  pricing: Record<string, number>
}

export interface Service {
  id: string
  name: string
  enabled: boolean
}

/** Settings of a new studio; `private.default_settings()` holds the same. */
export const defaultSettings: StudioSettings = {
  studioName: 'Gegee Studio',
  openingHours: { start: '09:00', end: '22:00' },
  bookingDurations: [60, 120, 180, 240],
  maxPendingBookings: 5,
  services: [
    { id: 'recording', name: 'Recording', enabled: true },
    { id: 'rehearsal', name: 'Rehearsal', enabled: true },
    { id: 'mixing', name: 'Mixing', enabled: true },
    { id: 'mastering', name: 'Mastering', enabled: true },
  ],
  pricing: { recording: 50, rehearsal: 30, mixing: 40, mastering: 45 },
}

export function enabledServices(settings: StudioSettings): Service[] {
  return settings.services.filter((service) => service.enabled)
}
