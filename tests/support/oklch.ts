/** A colour as `oklch(0.978 0.007 85)`, in sRGB as `#f9f7f3` (CSS Color 4, section 10); outside of sRGB it is clipped. */
export function oklchToHex(colour: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${linear.map(toByte).join('')}`
}

/** Linear light to two hexadecimal digits of sRGB. */
function toByte(light: number): string {
  const shown = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  const byte = Math.round(Math.min(1, Math.max(0, shown)) * 255)
  return byte.toString(16).padStart(2, '0')
}
