import type { Catalogue, TextKey } from '../i18n/t.ts'

type Text = TextKey<'equipment'>

/** The words of a specification and, where it is measured, of its unit. */
const specifications = {
  power: { label: 'equipment.specPower', unit: 'equipment.watts' },
  temperature: { label: 'equipment.specTemperature', unit: 'equipment.kelvins' },
  cri: { label: 'equipment.specCri' },
  mount: { label: 'equipment.specMount' },
  energy: { label: 'equipment.specEnergy', unit: 'equipment.wattSeconds' },
  size: { label: 'equipment.specSize', unit: 'equipment.centimetres' },
  beam: { label: 'equipment.specBeam', unit: 'equipment.degrees' },
  height: { label: 'equipment.specHeight', unit: 'equipment.metres' },
  load: { label: 'equipment.specLoad', unit: 'equipment.kilograms' },
  control: { label: 'equipment.specControl' },
  speeds: { label: 'equipment.specSpeeds' },
  pixels: { label: 'equipment.specPixels', unit: 'equipment.megapixels' },
  video: { label: 'equipment.specVideo' },
  iso: { label: 'equipment.specIso' },
  nd: { label: 'equipment.specNd' },
  aperture: { label: 'equipment.specAperture' },
  filter: { label: 'equipment.specFilter', unit: 'equipment.millimetres' },
  weight: { label: 'equipment.specWeight', unit: 'equipment.grams' },
  scale: { label: 'equipment.specScale' },
  inputs: { label: 'equipment.specInputs' },
  screen: { label: 'equipment.specScreen', unit: 'equipment.inches' },
} as const satisfies Record<string, { label: Text; unit?: Text }>

export type Specification = keyof typeof specifications

export const specificationTexts: Record<Specification, { label: Text; unit?: Text }> = specifications

export interface EquipmentItem {
  /** The product's own name, the same in every language. */
  name: string
  kind: Text
  text: Text
  quantity: number
  /** Of the kind, not of the product: items of one kind share a picture. */
  picture: keyof Catalogue['pictures']
  /** Numbers are written in the reader's way; what is printed on the product stays as it is. */
  specs: Partial<Record<Specification, number | string>>
}

const lighting: EquipmentItem[] = [
  {
    name: 'Aputure LS 600d Pro',
    kind: 'equipment.ls600dKind',
    text: 'equipment.ls600dText',
    quantity: 2,
    picture: 'gear-cob-600',
    specs: { power: 600, temperature: '5600', cri: '96+', mount: 'Bowens' },
  },
  {
    name: 'Aputure LS 300X',
    kind: 'equipment.ls300xKind',
    text: 'equipment.ls300xText',
    quantity: 2,
    picture: 'gear-cob-300',
    specs: { power: 300, temperature: '2700–6500', cri: '96+', mount: 'Bowens' },
  },
  {
    name: 'Aputure Nova P300c',
    kind: 'equipment.p300cKind',
    text: 'equipment.p300cText',
    quantity: 2,
    picture: 'gear-led-panel',
    specs: { power: 300, temperature: '2000–10000', cri: '95+', control: 'DMX' },
  },
  {
    name: 'amaran P60x',
    kind: 'equipment.p60xKind',
    text: 'equipment.p60xText',
    quantity: 2,
    picture: 'gear-panel-60',
    specs: { power: 60, temperature: '3200–6500', cri: '95+' },
  },
  {
    name: 'Godox AD600Pro',
    kind: 'equipment.ad600Kind',
    text: 'equipment.ad600Text',
    quantity: 3,
    picture: 'gear-flash',
    specs: { energy: 600, temperature: '5600', mount: 'Bowens' },
  },
  {
    name: 'Aputure Light OctaDome 120',
    kind: 'equipment.octaKind',
    text: 'equipment.octaText',
    quantity: 2,
    picture: 'gear-octa',
    specs: { size: 120, mount: 'Bowens' },
  },
  {
    name: 'Godox SB-FW 60×90',
    kind: 'equipment.softboxKind',
    text: 'equipment.softboxText',
    quantity: 4,
    picture: 'gear-softbox',
    specs: { size: '60 × 90', mount: 'Bowens' },
  },
  {
    name: 'Aputure F10 Fresnel',
    kind: 'equipment.fresnelKind',
    text: 'equipment.fresnelText',
    quantity: 1,
    picture: 'gear-fresnel',
    specs: { beam: '15–45', mount: 'Bowens' },
  },
  {
    name: 'Manfrotto 1004BAC',
    kind: 'equipment.standKind',
    text: 'equipment.standText',
    quantity: 7,
    picture: 'gear-light-stand',
    specs: { height: 3.66, load: 9 },
  },
  {
    name: 'Antari Z-1200 II',
    kind: 'equipment.smokeKind',
    text: 'equipment.smokeText',
    quantity: 1,
    picture: 'gear-smoke-machine',
    specs: { power: 1200, control: 'DMX' },
  },
  {
    name: 'Trotec TTW 45 E',
    kind: 'equipment.fanKind',
    text: 'equipment.fanText',
    quantity: 1,
    picture: 'gear-fan',
    specs: { power: 120, speeds: 3 },
  },
  {
    name: 'Avenger A2033L',
    kind: 'equipment.cStandKind',
    text: 'equipment.cStandText',
    quantity: 4,
    picture: 'gear-c-stand',
    specs: { height: 3.3, load: 10 },
  },
]

const camera: EquipmentItem[] = [
  {
    name: 'Sony FX6',
    kind: 'equipment.fx6Kind',
    text: 'equipment.fx6Text',
    quantity: 1,
    picture: 'gear-cinema-camera',
    specs: { video: '4K 120p', iso: '800 / 12800', nd: '1/4–1/128', mount: 'Sony E' },
  },
  {
    name: 'Sony FX3',
    kind: 'equipment.fx3Kind',
    text: 'equipment.fx3Text',
    quantity: 2,
    picture: 'gear-compact-cinema',
    specs: { video: '4K 120p', iso: '800 / 12800', pixels: 12.1, mount: 'Sony E' },
  },
  {
    name: 'Sony A7 IV',
    kind: 'equipment.a7Kind',
    text: 'equipment.a7Text',
    quantity: 2,
    picture: 'gear-camera',
    specs: { pixels: 33, video: '4K 60p', mount: 'Sony E' },
  },
  {
    name: 'Sony FE 16–35 mm F2.8 GM II',
    kind: 'equipment.lens1635Kind',
    text: 'equipment.lens1635Text',
    quantity: 1,
    picture: 'gear-lens-wide',
    specs: { aperture: 'f/2.8', filter: 82, weight: 547 },
  },
  {
    name: 'Sony FE 24–70 mm F2.8 GM II',
    kind: 'equipment.lens2470Kind',
    text: 'equipment.lens2470Text',
    quantity: 2,
    picture: 'gear-lens-24-70',
    specs: { aperture: 'f/2.8', filter: 82, weight: 695 },
  },
  {
    name: 'Sony FE 70–200 mm F2.8 GM OSS II',
    kind: 'equipment.lens70200Kind',
    text: 'equipment.lens70200Text',
    quantity: 1,
    picture: 'gear-lens-tele',
    specs: { aperture: 'f/2.8', filter: 77, weight: 1045 },
  },
  {
    name: 'Sony FE 35 mm F1.4 GM',
    kind: 'equipment.lens35Kind',
    text: 'equipment.lens35Text',
    quantity: 1,
    picture: 'gear-lens-35',
    specs: { aperture: 'f/1.4', filter: 67, weight: 524 },
  },
  {
    name: 'Sony FE 85 mm F1.4 GM II',
    kind: 'equipment.lens85Kind',
    text: 'equipment.lens85Text',
    quantity: 1,
    picture: 'gear-lens-85',
    specs: { aperture: 'f/1.4', filter: 77, weight: 642 },
  },
  {
    name: 'Sony FE 90 mm F2.8 Macro G OSS',
    kind: 'equipment.lens90Kind',
    text: 'equipment.lens90Text',
    quantity: 1,
    picture: 'gear-lens-90',
    specs: { aperture: 'f/2.8', scale: '1:1', filter: 62, weight: 602 },
  },
  {
    name: 'Sachtler Ace XL',
    kind: 'equipment.tripodKind',
    text: 'equipment.tripodText',
    quantity: 5,
    picture: 'gear-tripod',
    specs: { load: 8 },
  },
  {
    name: 'DJI RS 3 Pro',
    kind: 'equipment.gimbalKind',
    text: 'equipment.gimbalText',
    quantity: 1,
    picture: 'gear-gimbal',
    specs: { load: 4.5 },
  },
  {
    name: 'Atomos Ninja V',
    kind: 'equipment.monitorKind',
    text: 'equipment.monitorText',
    quantity: 2,
    picture: 'gear-monitor',
    specs: { screen: 5.2, video: '4K 60p' },
  },
  {
    name: 'Blackmagic ATEM Mini Extreme ISO',
    kind: 'equipment.switcherKind',
    text: 'equipment.switcherText',
    quantity: 1,
    picture: 'gear-switcher',
    specs: { inputs: '8 × HDMI' },
  },
]

/** What the studio owns: 12 items of light and stands, 13 of camera gear. */
export const equipment = { lighting, camera }

/**
 * What stands larger in a category, so that rows of four leave none over: the first has the room of four, and in a
 * category of full rows the last that of two.
 */
export const featured = (items: EquipmentItem[]): { lead?: EquipmentItem; wide?: EquipmentItem } =>
  items.length % 4 === 1
    ? { lead: items[0] }
    : items.length % 4 === 0
      ? { lead: items[0], wide: items.at(-1) }
      : {}
