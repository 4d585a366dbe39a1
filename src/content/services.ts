import type { RentalService } from '../domain/offers/printed-offer.ts'
import type { TextKey } from '../i18n/t.ts'
import {
  multiCamera,
  type PriceRows,
  type PriceSection,
  photoDesign,
  studioRental,
  videoEditing,
  videoShooting,
} from './price-table.ts'

type Text = TextKey<'services'>

export interface PriceLine {
  label: Text | TextKey<'pricing'>
  rows: PriceRows
  /** The table of the pricing page that has the rest. */
  section: PriceSection
}

interface Service {
  id: 'video' | 'photo' | 'event'
  title: Text
  text: Text
  /** What comes with the time in the studio. */
  includes: Text[]
  /** What is charged in addition. */
  team: Text[]
  /** The time in the studio. */
  studio: PriceLine[]
  /** The services by the team, which are added to it. */
  added: PriceLine[]
  /** What is booked. */
  books: RentalService
}

const { photo, ...filming } = videoShooting
const { photoAndVideo, movie, events } = studioRental
const { livestream3, livestream5, recording3, recording5, ledScreen3, ledScreen5 } = multiCamera

/** The three services of the studio. */
export const services: Service[] = [
  {
    id: 'video',
    title: 'services.video',
    text: 'services.videoText',
    includes: ['services.videoSets', 'services.videoCar', 'services.photoMakeup'],
    team: ['services.videoCrew', 'services.videoFormats', 'services.videoLive'],
    studio: [
      { label: 'pricing.photoAndVideo', rows: { photoAndVideo }, section: 'rental' },
      { label: 'pricing.movie', rows: { movie }, section: 'rental' },
    ],
    added: [
      { label: 'services.priceShooting', rows: filming, section: 'shooting' },
      { label: 'services.priceEditing', rows: videoEditing, section: 'editing' },
      { label: 'services.priceMultiCamera', rows: { recording3, recording5 }, section: 'multi-camera' },
    ],
    books: 'photo-video',
  },
  {
    id: 'photo',
    title: 'services.photo',
    text: 'services.photoText',
    includes: [
      'services.photoCyclorama',
      'services.photoDaylight',
      'services.photoLight',
      'services.photoMakeup',
    ],
    team: ['services.photoCrew', 'services.photoDesign'],
    studio: [{ label: 'pricing.photoAndVideo', rows: { photoAndVideo }, section: 'rental' }],
    added: [
      { label: 'services.priceShooting', rows: { photo }, section: 'shooting' },
      { label: 'services.priceDesign', rows: photoDesign, section: 'design' },
    ],
    books: 'photo-video',
  },
  {
    id: 'event',
    title: 'services.event',
    text: 'services.eventText',
    includes: ['services.eventGuests', 'services.eventKitchen', 'services.eventParking'],
    team: ['services.eventScreen', 'services.eventLive'],
    studio: [{ label: 'pricing.events', rows: { events }, section: 'rental' }],
    added: [
      { label: 'services.priceScreen', rows: { ledScreen3, ledScreen5 }, section: 'multi-camera' },
      { label: 'services.priceLivestream', rows: { livestream3, livestream5 }, section: 'multi-camera' },
    ],
    books: 'events',
  },
]

/** The full production, step by step. */
export const productionSteps: { title: Text; text: Text }[] = [
  { title: 'services.ideaTitle', text: 'services.ideaText' },
  { title: 'services.crewTitle', text: 'services.crewText' },
  { title: 'services.shootTitle', text: 'services.shootText' },
  { title: 'services.editTitle', text: 'services.editText' },
  { title: 'services.deliveryTitle', text: 'services.deliveryText' },
]
