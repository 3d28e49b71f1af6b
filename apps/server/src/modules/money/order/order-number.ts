import { randomInt } from 'node:crypto'

/** @returns a new order number: moment of the order to the second (UTC), then ten random digits; people read it out to support */
export function newOrderNo(now: number): string {
  const moment = new Date(now).toISOString().replace(/\D/g, '').slice(0, 14)
  return `${moment}${String(randomInt(10_000_000_000)).padStart(10, '0')}`
}
