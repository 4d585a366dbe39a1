import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './actors.ts'

type Method = 'cash' | 'transfer' | 'card' | null

export const addCharge =
  'select public.add_booking_charge(charge_id => $1, booking_id => $2, kind => $3, amount => $4, method => $5, reason => $6)'

/** An admin adds a charge to a booking, with a reason and a method where its kind asks for one; returns its id. */
export async function charge(
  db: TestDatabase,
  booking: string,
  kind: string,
  amount: number,
): Promise<string> {
  const id = randomUUID()
  const method: Method = ['deposit', 'payment', 'refund'].includes(kind) ? 'cash' : null
  await db.as('admin', addCharge, [id, booking, kind, amount, method, 'Тохирсноор'])
  return id
}

/** Takes a charge back. */
export async function reverse(db: TestDatabase, chargeId: string): Promise<string> {
  const id = randomUUID()
  await db.as('admin', 'select public.reverse_booking_charge($1, $2)', [chargeId, id])
  return id
}
