/** The names that the rentals begin with; the site has them in its languages. */
export const rentalNames = { 'photo-video': 'Photo and video', movie: 'Movie', events: 'Events' } as const
