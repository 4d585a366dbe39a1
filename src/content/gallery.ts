/** The four cards of the page behind the scenes: one day, from opening to closing, by its light. */
export const gallery = [
  {
    title: 'gallery.morning',
    frames: [
      { hour: '09:00', picture: 'bts-coffee', title: 'gallery.coffeeTitle', text: 'gallery.coffeeText' },
      {
        hour: '10:00',
        picture: 'detail-lipsticks',
        title: 'gallery.makeupTitle',
        text: 'gallery.makeupText',
      },
    ],
  },
  {
    title: 'gallery.midday',
    frames: [
      { hour: '11:30', picture: 'bts-monitor', title: 'gallery.monitorTitle', text: 'gallery.monitorText' },
      { hour: '13:00', picture: 'about-kitchen', title: 'gallery.kitchenTitle', text: 'gallery.kitchenText' },
    ],
  },
  {
    title: 'gallery.lowSun',
    frames: [
      { hour: '16:00', picture: 'detail-shadow', title: 'gallery.sunTitle', text: 'gallery.sunText' },
      { hour: '17:30', picture: 'detail-branch', title: 'gallery.shadowTitle', text: 'gallery.shadowText' },
    ],
  },
  {
    title: 'gallery.evening',
    frames: [
      { hour: '20:30', picture: 'hero-cyclorama', title: 'gallery.drumsTitle', text: 'gallery.drumsText' },
      { hour: '22:00', picture: 'detail-door', title: 'gallery.nightTitle', text: 'gallery.nightText' },
    ],
  },
] as const

/** All that can be seen large, in the order of the day. */
export const frames = gallery.flatMap((card) => [...card.frames])
