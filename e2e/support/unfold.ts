import type { Locator, Page } from '@playwright/test'

/** Opens a folded part of a screen and answers with it. */
export async function unfold(page: Page, title: string): Promise<Locator> {
  const part = page.getByRole('region', { name: title, exact: true })
  await part.getByRole('button', { name: title, exact: true }).click()
  return part
}
