import * as backend from '../backend/month.ts'
import { type Result, success } from '../domain/errors.ts'
import { lookAgain } from './look-again.ts'
import { createResource } from './resource.ts'

export type { MonthCustomer, StudioMonth } from '../backend/month.ts'

export interface ShownMonth {
  month: string
  /** The month itself, then the one before. */
  numbers: backend.StudioMonth[]
  customers: backend.MonthCustomer[]
}

const month = createResource<ShownMonth>()

/** The month that was asked for. */
export const $month = month.$state

export const loadMonth = (asked: string) => month.load(() => fetchMonth(asked))
export const refreshMonth = (asked: string) => lookAgain(month.$state, () => fetchMonth(asked))

async function fetchMonth(asked: string): Promise<Result<ShownMonth>> {
  const [numbers, customers] = await Promise.all([
    backend.loadMonth(asked),
    backend.loadMonthCustomers(asked),
  ])
  if (!numbers.ok) return numbers
  if (!customers.ok) return customers
  return success({ month: asked, numbers: numbers.value, customers: customers.value })
}
