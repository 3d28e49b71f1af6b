import type { LogEntry, LogLevel } from '@seaport/contract/desktop/ipc-screens'

/** What is looked for in the log: a level and words, which all must be there, in what is shown or in what the file says. */
export function matchesFilter(
  entry: LogEntry,
  shown: string,
  { level, search }: { level: LogLevel | ''; search: string },
): boolean {
  if (level && entry.level !== level) return false
  const text = `${shown} ${entry.msg} ${JSON.stringify(entry.fields)}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The text of a field, if it has one. */
export function fieldOf({ fields }: Pick<LogEntry, 'fields'>, name: string): string | undefined {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
