/** Maximum age of generated posts when the network starts. */
export const HISTORY_MS = 30 * 24 * 60 * 60 * 1000

const PREFIX = '19900'
const TICKS = 4096

/**
 * The id of something that happened `ageMs` before the network's start. Ids grow with time like the real
 * network's, all have 19 digits (so they sort as text), and depend on the age alone: they stay the same at every start.
 */
export function idForAge(ageMs: number, sequence = 0): string {
  const tick = Math.max(0, Math.floor(HISTORY_MS - ageMs)) * TICKS + sequence
  return PREFIX + String(tick).padStart(14, '0')
}

/** The age in milliseconds that an id encodes; NaN for an id of another format. */
export function ageOfId(id: string): number {
  if (!/^19900\d{14}$/.test(id)) return Number.NaN
  return HISTORY_MS - Math.floor(Number(id.slice(PREFIX.length)) / TICKS)
}

/** The id of the person at a position. */
export function personIdAt(index: number): string {
  return `1700${String(index * 3_571_428_571 + 48_271).padStart(15, '0')}`
}

/** The id of the group at a position. */
export function groupIdAt(index: number): string {
  return `1600${String(index * 7_142_857_143 + 91_193).padStart(15, '0')}`
}
