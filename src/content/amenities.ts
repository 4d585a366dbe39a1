/** What the studio has. */
export const amenities = [
  { title: 'about.amenityCyclorama', text: 'about.amenityCycloramaText' },
  { title: 'about.amenityDaylight', text: 'about.amenityDaylightText' },
  { title: 'about.amenityMakeup', text: 'about.amenityMakeupText' },
  { title: 'about.amenityParking', text: 'about.amenityParkingText' },
  { title: 'about.amenityCar', text: 'about.amenityCarText' },
  { title: 'about.amenityKitchen', text: 'about.amenityKitchenText' },
  { title: 'about.amenityPodcast', text: 'about.amenityPodcastText' },
  { title: 'about.amenityCoffee', text: 'about.amenityCoffeeText' },
  { title: 'about.amenityWifi', text: 'about.amenityWifiText' },
  { title: 'about.amenityEvents', text: 'about.amenityEventsText' },
] as const
