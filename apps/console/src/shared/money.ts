/** Cents of a decimal string with two digits (contract, `Money`). */
function centsOf(money: string): bigint {
  return BigInt(money.replace('.', ''))
}

/** `one` minus `other`, to the cent. */
export function subtractMoney(one: string, other: string): string {
  const cents = centsOf(one) - centsOf(other)
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
