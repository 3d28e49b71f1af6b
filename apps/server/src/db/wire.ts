/** @returns a moment as it goes over the wire: ISO-8601, UTC, milliseconds */
export function instant(millis: number): string {
  return new Date(millis).toISOString()
}

/** The same for a moment that may be missing. */
export function instantOrNull(millis: number | null): string | null {
  return millis === null ? null : instant(millis)
}

/** @returns cents as a decimal string with two digits */
export function money(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.abs(cents)
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}
