import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '../../src/content/brand.ts'
import { oklchToHex } from '../support/oklch.ts'

const css = readFileSync(new URL('../../src/styles/theme.css', import.meta.url), 'utf8')

/** A colour of the theme: of the light scheme, the dark one, or of what stands where the lights are off. */
function themed(scheme: 'light' | 'dark' | 'night', name: string): string {
  const [light = '', dark = ''] = css.split('@variant dark')
  const [inDark = '', inNight = ''] = dark.split('.lights-off')
  const part = { light, dark: inDark, night: inNight }[scheme]
  return oklchToHex(new RegExp(`--${name}: (oklch\\([^)]*\\))`).exec(part)?.[1] ?? '')
}

test('the brand’s colours are those of the theme', () => {
  expect(brand).toEqual({
    paper: themed('light', 'paper'),
    paperDark: themed('dark', 'paper'),
    surface: themed('light', 'surface'),
    sunken: themed('light', 'sunken'),
    line: themed('light', 'line'),
    ink: themed('light', 'ink'),
    muted: themed('light', 'muted'),
    night: themed('light', 'night'),
    nightLine: themed('light', 'night-line'),
    light: themed('night', 'ink'),
    soft: themed('light', 'night-muted'),
    tungsten: themed('light', 'tungsten'),
    tungstenDark: themed('dark', 'tungsten'),
    tungstenDeep: themed('light', 'tungsten-deep'),
    daylight: themed('light', 'daylight'),
    daylightDark: themed('dark', 'daylight'),
    daylightOnNight: themed('night', 'daylight'),
  })
})

test('a colour is what a browser makes of it', () => {
  expect(oklchToHex('oklch(1 0 0)')).toBe('#ffffff')
  expect(oklchToHex('oklch(0.6279553639 0.2576833077 29.2338809891)')).toBe('#ff0000')
  expect(oklchToHex('oklch(0.5198 0.1769 142.4953)')).toBe('#008000')
})
