import type { ImageMetadata } from 'astro'
import monitor from '../../assets/images/bts-monitor.jpg'
import cStand from '../../assets/images/gear-c-stand.jpg'
import camera from '../../assets/images/gear-camera.jpg'
import fan from '../../assets/images/gear-fan.jpg'
import fresnel from '../../assets/images/gear-fresnel.jpg'
import ledPanel from '../../assets/images/gear-led-panel.jpg'
import lens from '../../assets/images/gear-lens.jpg'
import octa from '../../assets/images/gear-octa.jpg'
import smokeMachine from '../../assets/images/gear-smoke-machine.jpg'
import softbox from '../../assets/images/gear-softbox.jpg'
import tripod from '../../assets/images/gear-tripod.jpg'
import set from '../../assets/images/service-video.jpg'
import type { GearPicture } from '../../content/equipment.ts'
import type { TextKey } from '../../i18n/t.ts'

/** The equipment's pictures and what they show. */
export const gearPictures: Record<GearPicture, { file: ImageMetadata; alt: TextKey<'equipment'> }> = {
  cStand: { file: cStand, alt: 'equipment.pictureCStand' },
  camera: { file: camera, alt: 'equipment.pictureCamera' },
  fan: { file: fan, alt: 'equipment.pictureFan' },
  fresnel: { file: fresnel, alt: 'equipment.pictureFresnel' },
  ledPanel: { file: ledPanel, alt: 'equipment.pictureLedPanel' },
  lens: { file: lens, alt: 'equipment.pictureLens' },
  monitor: { file: monitor, alt: 'equipment.pictureMonitor' },
  octa: { file: octa, alt: 'equipment.pictureOcta' },
  set: { file: set, alt: 'equipment.pictureSet' },
  smokeMachine: { file: smokeMachine, alt: 'equipment.pictureSmokeMachine' },
  softbox: { file: softbox, alt: 'equipment.pictureSoftbox' },
  tripod: { file: tripod, alt: 'equipment.pictureTripod' },
}
