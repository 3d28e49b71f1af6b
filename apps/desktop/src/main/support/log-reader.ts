import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { MAX_LOG_ENTRIES } from '@seaport/contract/desktop/ipc-screens'
import { LogEntry } from '@seaport/contract/desktop/ipc-screens.schema'
import { type FileLogger, logFiles } from '@seaport/seat-client/logger'

/** The last entries of the log, with those that are written from now on. */
export interface LogReader {
  /** Newest first. */
  list(): LogEntry[]
}

/** How much of a file's end is read: about twice what is shown. */
const TAIL_BYTES = 512 * 1024

/**
 * Opens a log file for reading. It is read with the first `list()`.
 * @param onEntry called for every line that is written after that
 */
export function openLogReader(
  file: string,
  log: Pick<FileLogger, 'onLine'>,
  onEntry: (entry: LogEntry) => void,
): LogReader {
  let entries: LogEntry[] | undefined
  let next = 0
  const take = (line: string): LogEntry | undefined => {
    const entry = parse(line, next)
    if (entry) next += 1
    return entry
  }
  const read = (): LogEntry[] => {
    // Subscribed before the file is read: writing and notifying are synchronous, so no line is lost in between.
    log.onLine((line) => {
      const entry = take(line)
      if (!entry || !entries) return
      entries = [...entries.slice(1 - MAX_LOG_ENTRIES), entry]
      onEntry(entry)
    })
    return logFiles(file)
      .flatMap((path) => (existsSync(path) ? lastLines(path) : []))
      .slice(-MAX_LOG_ENTRIES)
      .flatMap((line) => take(line) ?? [])
  }
  return {
    list() {
      entries ??= read()
      return entries.toReversed()
    },
  }
}

/** @returns undefined for anything but a log line, such as one cut off by a crash or a full disk */
function parse(line: string, id: number): LogEntry | undefined {
  try {
    const { time, level, msg, ...fields } = JSON.parse(line)
    return LogEntry.safeParse({ id, time, level, msg, fields }).data
  } catch {
    return undefined
  }
}

function lastLines(path: string): string[] {
  const handle = openSync(path, 'r')
  try {
    const { size } = fstatSync(handle)
    const from = Math.max(0, size - TAIL_BYTES)
    const buffer = Buffer.alloc(size - from)
    const length = readSync(handle, buffer, 0, buffer.length, from)
    const lines = buffer.toString('utf8', 0, length).split('\n')
    // The first line may be incomplete.
    return (from > 0 ? lines.slice(1) : lines).filter(Boolean)
  } finally {
    closeSync(handle)
  }
}
