import type { Catalogue, TextKey } from '../i18n/t.ts'

interface Room {
  /** Its anchor on the page. */
  id: string
  title: TextKey<'about'>
  /** The equipment says how much there is of it, and where. */
  text?: TextKey<'about'>
  picture: keyof Catalogue['pictures']
  /** In metres from the corner at the cyclorama: left, top, width, height; the plan is 22 by 15. */
  place: readonly [number, number, number, number]
  /** What marks it on the plan. */
  kind?: 'warm' | 'cold' | 'room'
  area?: 'cyclorama' | 'daylight'
  /** Where cars stand in it, the upper end of their rear, in units of the plan. */
  cars?: readonly (readonly [number, number])[]
}

/** The rooms in the order of their numbers on the plan, and the two places that belong to cars. */
export const rooms: Room[] = [
  {
    id: 'cyclorama',
    title: 'about.amenityCyclorama',
    text: 'about.amenityCycloramaText',
    picture: 'hero-cyclorama',
    place: [0, 0, 8, 8],
    kind: 'warm',
    area: 'cyclorama',
  },
  {
    id: 'daylight',
    title: 'about.amenityDaylight',
    text: 'about.amenityDaylightText',
    picture: 'detail-window',
    place: [12, 0, 10, 10],
    kind: 'cold',
    area: 'daylight',
  },
  {
    id: 'events',
    title: 'about.amenityEvents',
    text: 'about.amenityEventsText',
    picture: 'service-event',
    place: [8, 0, 4, 11],
  },
  {
    id: 'makeup',
    title: 'about.amenityMakeup',
    text: 'about.amenityMakeupText',
    picture: 'detail-lipsticks',
    place: [0, 11, 5, 4],
    kind: 'room',
  },
  { id: 'gear', title: 'about.roomEquipment', picture: 'bts-monitor', place: [5, 11, 4, 4], kind: 'room' },
  {
    id: 'coffee',
    title: 'about.amenityCoffee',
    text: 'about.amenityCoffeeText',
    picture: 'bts-coffee',
    place: [9, 11, 4, 2.6],
  },
  {
    id: 'podcast',
    title: 'about.amenityPodcast',
    text: 'about.amenityPodcastText',
    picture: 'about-podcast',
    place: [13, 11, 4, 4],
    kind: 'room',
  },
  {
    id: 'kitchen',
    title: 'about.amenityKitchen',
    text: 'about.amenityKitchenText',
    picture: 'about-kitchen',
    place: [17, 11, 5, 4],
    kind: 'room',
  },
  {
    id: 'car',
    title: 'about.amenityCar',
    text: 'about.amenityCarText',
    picture: 'hero-car',
    place: [0, 8, 8, 3],
    cars: [[-10, 352]],
  },
  {
    id: 'parking',
    title: 'about.amenityParking',
    text: 'about.amenityParkingText',
    picture: 'about-exterior',
    place: [0.75, 15.6, 8, 1.9],
    cars: [
      [36, 634],
      [248, 634],
    ],
  },
]
