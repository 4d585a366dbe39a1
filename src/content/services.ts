import type { TextKey } from '../i18n/t.ts'
import {
  multiCamera,
  type PriceSection,
  photoDesign,
  studioRental,
  videoEditing,
  videoShooting,
} from './price-table.ts'

type Text = TextKey<'services'>

interface Service {
  id: 'video' | 'photo' | 'event'
  title: Text
  text: Text
  includes: Text[]
  /** What it costs from; `section` is the table of the pricing page that has the rest. */
  prices: { label: Text; from: number; section: PriceSection }[]
}

const cheapest = (...prices: (number | readonly number[])[]) => Math.min(...prices.flat())
const { photo: photoShooting, ...filming } = videoShooting

/** The three services of the studio, with what the price table asks for the least of each. */
export const services: Service[] = [
  {
    id: 'video',
    title: 'services.video',
    text: 'services.videoText',
    includes: [
      'services.videoFormats',
      'services.videoCrew',
      'services.videoSets',
      'services.videoCar',
      'services.videoLive',
    ],
    prices: [
      { label: 'services.priceShooting', from: cheapest(...Object.values(filming)), section: 'shooting' },
      { label: 'services.priceEditing', from: cheapest(...Object.values(videoEditing)), section: 'editing' },
      {
        label: 'services.priceMultiCamera',
        from: cheapest(multiCamera.recording3, multiCamera.recording5),
        section: 'multi-camera',
      },
      {
        label: 'services.priceRental',
        from: cheapest(studioRental.photoAndVideo, studioRental.movie),
        section: 'rental',
      },
    ],
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
      'services.photoDesign',
    ],
    prices: [
      { label: 'services.priceShooting', from: cheapest(photoShooting), section: 'shooting' },
      { label: 'services.priceDesign', from: cheapest(...Object.values(photoDesign)), section: 'design' },
      { label: 'services.priceRental', from: cheapest(studioRental.photoAndVideo), section: 'rental' },
    ],
  },
  {
    id: 'event',
    title: 'services.event',
    text: 'services.eventText',
    includes: [
      'services.eventGuests',
      'services.eventScreen',
      'services.eventLive',
      'services.eventKitchen',
      'services.eventParking',
    ],
    prices: [
      { label: 'services.priceRental', from: cheapest(studioRental.events), section: 'rental' },
      {
        label: 'services.priceScreen',
        from: cheapest(multiCamera.ledScreen3, multiCamera.ledScreen5),
        section: 'multi-camera',
      },
      {
        label: 'services.priceLivestream',
        from: cheapest(multiCamera.livestream3, multiCamera.livestream5),
        section: 'multi-camera',
      },
    ],
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
