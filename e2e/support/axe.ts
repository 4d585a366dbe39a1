import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page, TestInfo } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { everything } from './journeys.ts'
import { expect, test } from './test.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const looks = {
  'light phone': { width: 390, colorScheme: 'light' },
  'dark phone': { width: 390, colorScheme: 'dark' },
  'light desktop': { width: 1440, colorScheme: 'light' },
  'dark desktop': { width: 1440, colorScheme: 'dark' },
} as const

export type Look = keyof typeof looks

const timesLooked = new WeakMap<TestInfo, number>()

/**
 * All looks with `LANGUAGES=all`, else one: the places of a test have them by turns. With which it begins follows from
 * the length of its title: in every run the same, and not the same in all tests.
 */
function inTurn(wanted: readonly Look[]): readonly Look[] {
  if (everything) return wanted
  const info = test.info()
  const turn = timesLooked.get(info) ?? info.title.length
  timesLooked.set(info, turn + 1)
  return wanted.slice(turn % wanted.length).slice(0, 1)
}

interface Options {
  /** Selector of the part that is looked at. */
  within?: string
  /** Of which `npm test` takes one. */
  looks?: readonly Look[]
  /** Whether the test goes on to further pages before it fails. */
  soft?: boolean
}

/**
 * No violation of WCAG 2.2 AA or axe's best practice on the page as it stands, as a phone shows it in the
 * light colours or a desktop in the dark ones unless told otherwise: width and colours do not depend on
 * each other. Straight through axe-core: five times as fast as the builder of its Playwright package.
 */
export async function expectAccessible(
  page: Page,
  { within = 'html', looks: wanted = ['light phone', 'dark desktop'], soft = false }: Options = {},
): Promise<void> {
  const before = page.viewportSize()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A page that was looked at before has it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const violations: string[] = []
  for (const look of inTurn(wanted)) {
    const { width, colorScheme } = looks[look]
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const found = await runAxe(page, within, { runOnly: rules, resultTypes: ['violations'] })
    violations.push(...found.map((violation) => `${look}: ${violation}`))
  }
  if (before) await page.setViewportSize(before)
  const report = soft ? expect.soft : expect
  report(violations, page.url()).toEqual([])
}

const runAxe = (page: Page, within: string, options: RunOptions): Promise<string[]> =>
  page.evaluate(
    async ([selector, runOptions]) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (root: string, options: RunOptions) => Promise<AxeResults> }
      }
      // What is far from the window has not taken the new colours yet.
      for (const section of document.querySelectorAll<HTMLElement>('main > section'))
        section.style.contentVisibility = 'visible'
      // What a new width brings has come, and has scrolled to where it begins.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      // What the fixed header, or a bar at the window's lower edge, covers for the moment counts as too small a target.
      scrollTo(0, 0)
      const bars = [...document.querySelectorAll<HTMLElement>('.book-bar, .save-bar')]
      for (const bar of bars) bar.style.position = 'static'
      // A colour on its way to the other scheme is neither; what inherits it sets out when it has arrived.
      const onTheirWay = () => document.getAnimations().filter((moving) => moving instanceof CSSTransition)
      for (let moving = onTheirWay(); moving.length > 0; moving = onTheirWay()) {
        for (const transition of moving) transition.finish()
        await new Promise(requestAnimationFrame)
      }
      const { violations } = await axe.run(selector, runOptions)
      for (const bar of bars) bar.style.position = ''
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [within, options] as const,
  )
