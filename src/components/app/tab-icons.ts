import type { Tab } from '../../content/routes.ts'

/** How a tab is drawn where there is no room for its name in full, in a square of 20. */
export const tabIcons: Record<Tab['icon'], string> = {
  day: 'M10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M15.3 4.7l-1.4 1.4M6.1 13.9l-1.4 1.4M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  calendar: 'M3.5 5h13v12h-13zM3.5 8.5h13M7 3v3M13 3v3',
  letter: 'M3 4.5h14v11H3zM3 5l7 6 7-6',
  plus: 'M10 4v12M4 10h12',
  person: 'M13.5 7a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM3.5 17c.6-3 3.2-4.5 6.5-4.5s5.9 1.5 6.5 4.5',
}
