/** The picture of each public page where a link to it is shared: a file of src/assets/images. */
export const sharePictures: Record<string, { image: string; focus: 'left' | 'centre' | 'right' }> = {
  '/': { image: 'about-exterior.jpg', focus: 'centre' },
  '/about': { image: 'showcase-natural-light.jpg', focus: 'centre' },
  '/services': { image: 'service-video.jpg', focus: 'centre' },
  '/pricing': { image: 'about-podcast.jpg', focus: 'centre' },
  '/equipment': { image: 'about-behind-octa.jpg', focus: 'centre' },
  '/contact': { image: 'about-exterior-day.jpg', focus: 'centre' },
  '/privacy': { image: 'about-exterior.jpg', focus: 'centre' },
  '/behind-the-scenes': { image: 'bts-monitor.jpg', focus: 'centre' },
}
