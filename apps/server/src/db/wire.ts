/** @returns a moment on the wire: ISO 8601, UTC, milliseconds */
export function instant(millis: number): string {
  return new Date(millis).toISOString()
}

/** The same for a nullable moment. */
export function instantOrNull(millis: number | null): string | null {
  return millis === null ? null : instant(millis)
}

/** @returns cents as a decimal string with two digits */
export function money(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.abs(cents)
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** @returns a decimal string with at most two digits after the point, in cents; exact */
export function cents(text: string): number {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === '') throw new Error(`Not an amount of money: ${text}`)
  const sum = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign ? -sum : sum
}
