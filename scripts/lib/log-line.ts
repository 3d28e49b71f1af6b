/** pino's level of warnings. */
const warning = 40
/** The seat's client writes levels in words. */
const levels: Readonly<Record<string, number>> = { info: 30, warn: 40, error: 50 }

/**
 * What to show of one line that a service wrote: warnings and faults of its JSON log in short form, its plain words as they
 * are, nothing of the rest (the log file has everything).
 */
export function shownPart(line: string): string | null {
  if (!line.startsWith('{')) return line.trim() === '' ? null : line
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: unknown; err?: { message?: unknown } }
    const level = typeof entry.level === 'string' ? levels[entry.level] : entry.level
    if (typeof level !== 'number') return line
    if (level < warning) return null
    return (
      [entry.msg, entry.err?.message].filter((part) => typeof part === 'string' && part !== '').join(': ') ||
      line
    )
  } catch {
    return line
  }
}
