/** pino's level of warnings. */
const warning = 40

/**
 * What to show of one line that a service wrote: warnings and faults of its JSON log in short form, its plain words as they
 * are, nothing of the rest (the log file has everything).
 */
export function shownPart(line: string): string | null {
  if (!line.startsWith('{')) return line.trim() === '' ? null : line
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: unknown; err?: { message?: unknown } }
    if (typeof entry.level !== 'number') return line
    if (entry.level < warning) return null
    return (
      [entry.msg, entry.err?.message].filter((part) => typeof part === 'string' && part !== '').join(': ') ||
      line
    )
  } catch {
    return line
  }
}
