/** The four cards of the page behind the scenes. */
export const gallery = [
  { picture: 'bts-monitor', title: 'gallery.monitorTitle', text: 'gallery.monitorText' },
  { picture: 'bts-truss', title: 'gallery.trussTitle', text: 'gallery.trussText' },
  { picture: 'bts-flag', title: 'gallery.flagTitle', text: 'gallery.flagText' },
  { picture: 'bts-coffee', title: 'gallery.coffeeTitle', text: 'gallery.coffeeText' },
] as const
