/** The colours of `styles/theme.css` for what is no web page: pictures, icons, mails, the brochure. */
export const brand = {
  paper: '#faf7f3',
  surface: '#fefdfb',
  sunken: '#f0ece5',
  line: '#d8d4cc',
  ink: '#131823',
  muted: '#4d535f',
  night: '#090d15',
  nightLine: '#3d424d',
  light: '#f6f3ed',
  soft: '#c0c4cd',
  tungsten: '#f7a232',
  tungstenDeep: '#9b4f03',
  daylight: '#0b67a9',
  daylightOnNight: '#8dccf9',
} as const
