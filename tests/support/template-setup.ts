import { templateFolder } from './template-database.ts'

/** Vitest's globalSetup: makes the template database before the test files start side by side. */
export default async function setup(): Promise<void> {
  await templateFolder()
}
