import type { Currency } from '../offers/prices.ts'

/** What is noted of money that changes hands, and how it does. */
export const paymentKinds = ['payment', 'deposit', 'refund'] as const
type PaymentKind = (typeof paymentKinds)[number]
export const paymentMethods = ['cash', 'transfer', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Changes what a booking costs; `price` replaces the agreed one. */
export const costKinds = ['overtime', 'extra', 'damage', 'discount', 'price', 'fee'] as const
type CostKind = (typeof costKinds)[number]

export type ChargeKind = PaymentKind | CostKind
export const chargeKinds: readonly ChargeKind[] = [...paymentKinds, ...costKinds]

/** Whether money changes hands with it; all else changes what is due. */
export const isPayment = (kind: ChargeKind) => paymentKinds.some((one) => one === kind)

export const CHARGE_REASON_MAX_LENGTH = 500

/** An entry of the list of what a booking costs beside its price and what was paid. It is never changed. */
export interface Charge {
  id: string
  kind: ChargeKind
  /** By how much it changes what is due; 0 of payments. */
  due: number
  /** By how much it changes what was paid; 0 of costs. */
  paid: number
  currency: Currency
  method: PaymentMethod | null
  /** The studio's note on it, which the customer reads. */
  reason: string | null
  /** The entry that it takes back. */
  reverses: string | null
  at: Date
  /** Who wrote it, for admins. */
  author: string | null
}

/**
 * What an admin enters: a positive amount, for `price` the new price. In the booking's currency; for payments also in
 * one in which something was ever due or paid.
 */
export interface ChargeDraft {
  kind: ChargeKind
  amount: number
  currency: Currency
  method: PaymentMethod | undefined
  reason: string
}

/** What a booking costs in all, and how much of it was paid. */
export interface Balance {
  due: number
  paid: number
  /** How much more was taken off than it costs by now; the next cost is set against it first. */
  unused?: number | undefined
}
/** By currency; a booking whose currency changed has two. */
export type Money = Partial<Record<Currency, Balance>>

export type PaidState = 'unpaid' | 'partly' | 'paid' | 'overpaid'

/** How far the sum of one currency is paid; undefined where nothing is due and nothing was paid. */
export function paidState({ due, paid }: Balance): PaidState | undefined {
  if (paid > due) return 'overpaid'
  if (paid < due) return paid > 0 ? 'partly' : 'unpaid'
  return paid > 0 ? 'paid' : undefined
}

/** Whether an entry is one that only means something with words to it; the database asks for them, too. */
export const needsReason = (kind: ChargeKind) => kind !== 'overtime' && !isPayment(kind)

/** What would be due with one more entry. `agreed` is the price without charges beside it. */
export function dueWith(
  { kind, amount }: Pick<ChargeDraft, 'kind' | 'amount'>,
  cost: number,
  agreed: number,
) {
  return Math.max(costWith(kind, amount, cost, agreed), 0)
}

function costWith(kind: ChargeKind, amount: number, cost: number, agreed: number): number {
  if (kind === 'price') return cost - agreed + amount
  if (kind === 'discount') return cost - amount
  return isPayment(kind) ? cost : cost + amount
}

/**
 * Whether a charge can be taken back. Not if a later refund or discount depends on it: otherwise less than nothing
 * would be paid or due. Take the later one back first.
 */
export function mayTakeBack(
  { kind, due, paid, currency }: Charge,
  { status, money }: { status: string; money: Money },
): boolean {
  const present = money[currency] ?? { due: 0, paid: 0 }
  return (
    (paid <= 0 || present.paid >= paid) && (due <= 0 || !counts({ kind }, { status }) || present.due >= due)
  )
}

/** Whether an entry counts: the fee only as long as the booking is cancelled, any other cost only as long as it is not. */
export function counts({ kind }: Pick<Charge, 'kind'>, { status }: { status: string }): boolean {
  return isPayment(kind) || (status === 'cancelled') === (kind === 'fee')
}

/** What a booking costs: less than nothing where more was taken off than it costs by now. */
export const costOf = ({ due, unused = 0 }: Balance) => due - unused

/** The price that holds now: the booking's, or what took its place. */
export function agreedNow(price: number, currency: Currency, charges: readonly Charge[]): number {
  return charges
    .filter((one) => one.kind === 'price' && one.currency === currency)
    .reduce((sum, one) => sum + one.due, price)
}
