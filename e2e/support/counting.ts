import type { Locator } from '@playwright/test'
import { expect, test } from './test.ts'

/** Counts the presses of a task, typing aside, and holds it to the most that it may take. */
export function counting() {
  let presses = 0
  return {
    pressed() {
      presses += 1
    },
    async press(target: Locator) {
      presses += 1
      await target.click()
    },
    task: (name: string, most: number, steps: () => Promise<void>): Promise<void> =>
      test.step(name, async () => {
        presses = 0
        await steps()
        test.info().annotations.push({ type: 'presses', description: `${name}: ${presses}` })
        expect(presses, name).toBeLessThanOrEqual(most)
      }),
  }
}
