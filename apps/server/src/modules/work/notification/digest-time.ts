/** In every time zone, a full hour starts at a quarter of an hour of UTC. */
const QUARTER_HOUR = 15 * 60 * 1000

/** @returns the first moment after `after` at which the clock of a zone shows a full hour; a day that skips that hour has none */
export function nextDigest(after: number, { zone, hour }: { zone: string; hour: number }): number {
  const clock = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const wanted = `${String(hour).padStart(2, '0')}:00`
  let at = after - (after % QUARTER_HOUR) + QUARTER_HOUR
  while (clock.format(at) !== wanted) at += QUARTER_HOUR
  return at
}
