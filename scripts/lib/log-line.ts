/** pino's level of warnings. */
const warning = 40
/** The seat's client writes levels in words. */
const levels: Readonly<Record<string, number>> = { info: 30, warn: 40, error: 50 }

/** Short form of a service's log line for the terminal: warnings and errors of its JSON log, and plain text unchanged. Null for all others. */
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
