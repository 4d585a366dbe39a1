/**
 * What the studio has (spec section 9), each with a drawing of two strokes on 48 units: what it gives in
 * tungsten, what surrounds it in daylight.
 */
export const amenities = [
  {
    title: 'about.amenityCyclorama',
    text: 'about.amenityCycloramaText',
    daylight: 'M6 8v22q0 10 10 10h26',
    tungsten: 'M28 30V18M24 34l4-4 4 4M28 14a3 3 0 1 0 .1 0',
  },
  {
    title: 'about.amenityDaylight',
    text: 'about.amenityDaylightText',
    daylight: 'M8 6h32v24H8zM24 6v24M8 18h32',
    tungsten: 'm12 36-4 7m16-7v7m12-7 4 7',
  },
  {
    title: 'about.amenityMakeup',
    text: 'about.amenityMakeupText',
    daylight: 'M14 12h20v22H14zM8 42h32M24 34v8',
    tungsten: 'M14 6h.1M24 6h.1M34 6h.1M8 14h.1M8 23h.1M8 32h.1M40 14h.1M40 23h.1M40 32h.1',
  },
  {
    title: 'about.amenityParking',
    text: 'about.amenityParkingText',
    daylight: 'M7 7h34v34H7z',
    tungsten: 'M19 34V15h7a6 6 0 0 1 0 12h-7',
  },
  {
    title: 'about.amenityCar',
    text: 'about.amenityCarText',
    daylight: 'M5 20V8h38v12',
    tungsten: 'M6 36v-7l7-2 5-7h13l6 7 5 2v7zM15 36a2 2 0 1 0 .1 0M33 36a2 2 0 1 0 .1 0',
  },
  {
    title: 'about.amenityKitchen',
    text: 'about.amenityKitchenText',
    daylight: 'M6 30h36v12H6zM24 30v12M12 36h6M30 36h6',
    tungsten: 'M13 30V19h18v11M31 23h8M17 13V8M22 13V8M27 13V8',
  },
  {
    title: 'about.amenityPodcast',
    text: 'about.amenityPodcastText',
    daylight: 'M12 22a12 12 0 0 0 24 0M24 34v8M16 42h16',
    tungsten: 'M18 12a6 6 0 0 1 12 0v10a6 6 0 0 1-12 0z',
  },
  {
    title: 'about.amenityCoffee',
    text: 'about.amenityCoffeeText',
    daylight: 'M8 42h32M34 22h4a5 5 0 0 1 0 10h-4',
    tungsten: 'M10 18h24v10a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8zM18 11V6M26 11V6',
  },
  {
    title: 'about.amenityWifi',
    text: 'about.amenityWifiText',
    daylight: 'M5 19a28 28 0 0 1 38 0M11 26a19 19 0 0 1 26 0',
    tungsten: 'M17 33a10 10 0 0 1 14 0M24 40h.1',
  },
  {
    title: 'about.amenityEvents',
    text: 'about.amenityEventsText',
    daylight: 'M6 8h36v16H6z',
    tungsten: 'M12 36a3 3 0 1 0 .1 0M24 36a3 3 0 1 0 .1 0M36 36a3 3 0 1 0 .1 0M12 30h.1M24 30h.1M36 30h.1',
  },
] as const
