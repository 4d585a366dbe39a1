import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { addDays } from '../../src/domain/calendar/days.ts'

/** Before it lie the demo account's bookings and the days whose free times the public pages show. */
const FIRST_LEASED = 10

/** The studio's date so many days from now, as the date field wants it. */
export function studioDate(daysAhead: number, now = new Date()): string {
  const day = new Date(now.getTime() + daysAhead * 86_400_000)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ulaanbaatar' }).format(day)
}

interface Lease {
  /** Days in a row; the first of them is returned. */
  length?: number
  /** The first date that is wanted. */
  from?: string
}

/**
 * A studio date whose times no other test of this run books: all tests share one database. Which days are
 * given away stands as files in the run's output folder, because each worker is a process of its own.
 */
export function leaseDay({ length = 1, from = studioDate(FIRST_LEASED) }: Lease = {}): string {
  const folder = join(test.info().project.outputDir, 'days')
  mkdirSync(folder, { recursive: true })
  let day = from
  for (let inRow = 0; ; day = addDays(day, 1)) {
    inRow = take(join(folder, day)) ? inRow + 1 : 0
    if (inRow === length) return addDays(day, 1 - length)
  }
}

function take(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}
