import { STUDIO_ZONE } from '../domain/calendar/studio-time.ts'

// A worker of its own. The first date and the first number that a browser writes make it read its data of languages and
// zones: a tenth of a second of a cheap phone, in which a page answers nothing. What is read counts for the whole page.
new Intl.DateTimeFormat('en', { timeZone: STUDIO_ZONE, timeZoneName: 'longOffset' }).format()
new Intl.NumberFormat('en').format(0)
close()
