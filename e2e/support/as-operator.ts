import type { Page } from '@playwright/test'
import { operatorPort } from './ports.ts'
import { expect, test } from './test.ts'

/** Asks the server of the tests for what only an operator can do. */
export async function asOperator(page: Page, command: string): Promise<void> {
  const { port } = new URL(test.info().project.use.baseURL ?? '')
  const answer = await page.request.post(`http://127.0.0.1:${operatorPort(Number(port))}${command}`)
  expect(answer.status(), await answer.text()).toBe(200)
}
