import { STUDIO_ZONE } from '../domain/calendar/studio-time.ts'

// A worker. The first date and number that a browser writes make it read its data of languages and zones: a tenth of a
// second of a cheap phone, in which a page answers nothing. What the worker reads serves the whole page.
new Intl.DateTimeFormat('en', { timeZone: STUDIO_ZONE, timeZoneName: 'longOffset' }).format()
new Intl.NumberFormat('en').format(0)
close()
