/**
 * The colours of `styles/theme.css` for whatever cannot read it: icons, pictures, the brochure, mails, the
 * browser's own bars. A test checks that they agree.
 */
export const brand = {
  paper: '#faf7f3',
  paperDark: '#140f0b',
  surface: '#fefdfb',
  sunken: '#f0ece5',
  line: '#d8d4cc',
  ink: '#131823',
  muted: '#4d535f',
  night: '#0d0906',
  nightLine: '#473a31',
  light: '#f6f3ed',
  soft: '#c1b9b0',
  tungsten: '#f7a232',
  tungstenDark: '#ffad3c',
  tungstenDeep: '#9b4f03',
  daylight: '#0b67a9',
  daylightDark: '#87c6f2',
  daylightOnNight: '#8dccf9',
} as const

/** The mark's two shapes on a square of 28: a disc of daylight, and before it one of tungsten. */
export const markShapes = {
  daylight: 'M17.5 3.5a10.5 10.5 0 1 1 0 21 13.2 13.2 0 0 0 0-21Z',
  tungsten: 'M19.5 14a8.5 8.5 0 1 1-17 0a8.5 8.5 0 1 1 17 0Z',
} as const
