import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { appendLine } from '@seaport/runner/files'

export type LogLevel = 'info' | 'warn' | 'error'
export type LogFields = Readonly<Record<string, unknown>>

export type Logger = { readonly [L in LogLevel]: (msg: string, fields?: LogFields) => void }

export type FileLogger = Logger & {
  /** Called with each line as it was written: JSON, without secrets. */
  onLine(listener: (line: string) => void): void
}

const SECRET_KEY =
  /pass(word|phrase|wd)?$|^pwd$|secret|token|authorization|cookie|api_?key|private_?key|credential|signature|^code_verifier$|^dpop$|^proof$/i
const URL_LOGIN = /(\w+:\/\/)[^\s/@:]+:[^\s/@]+@/g
const URL_SECRET =
  /([?&#](?:[\w-]*token|code|code_verifier|state|[\w-]*secret|[\w-]*password|signature|api_?key)=)[^&#\s"'<>]+/gi
const BEARER = /\b(bearer|dpop)\s+[\w.~+/=-]+/gi
/** A JSON Web Token in a log line: two parts of JSON in base64url, and the signature. */
const SIGNED_TOKEN = /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g
const HIDDEN = '[redacted]'
const DEEPEST = 8

/**
 * Appends the lines of `createLogger` to a file. Past `maxBytes` the file is renamed to `<file>.1`, so that there are two files at most. Writing is
 * synchronous, because the last line before a crash matters most.
 */
export function createFileLogger(file: string, maxBytes = 5_000_000): FileLogger {
  const listeners: ((line: string) => void)[] = []
  let size = sizeOf(file)
  /** A log that another process holds keeps growing, and is renamed later. */
  let moveAt = maxBytes
  const log = createLogger((line) => {
    const isFull = size > 0 && size + line.length > moveAt
    const { moved, written } = appendLine(file, line, isFull ? olderOf(file) : undefined)
    if (isFull) moveAt = moved ? maxBytes : size + maxBytes / 10
    if (moved) size = 0
    if (written) size += Buffer.byteLength(line)
    for (const listener of listeners) listener(line)
  })
  return { ...log, onLine: (listener) => void listeners.push(listener) }
}

/** Creates the log's folder. @returns bytes in the log; 0 if it can't be read */
function sizeOf(file: string): number {
  try {
    mkdirSync(dirname(file), { recursive: true })
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0
  } catch {
    return 0
  }
}

/** Writes JSON lines, with secrets removed by key and by pattern. */
export function createLogger(write: (line: string) => void): Logger {
  const at =
    (level: LogLevel) =>
    (msg: string, fields: LogFields = {}) => {
      const entry = {
        time: new Date().toISOString(),
        level,
        msg: redact(msg),
        ...(redact(fields) as LogFields),
      }
      write(`${JSON.stringify(entry)}\n`)
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

const olderOf = (file: string) => `${file}.1`

/** @returns the files of a log, the older one first; either may be missing */
export function logFiles(file: string): string[] {
  return [olderOf(file), file]
}

/** A copy without secrets: values under sensitive keys, logins in addresses, bearer tokens in any text. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return value
      .replace(URL_LOGIN, `$1${HIDDEN}@`)
      .replace(URL_SECRET, `$1${HIDDEN}`)
      .replace(BEARER, `$1 ${HIDDEN}`)
      .replace(SIGNED_TOKEN, HIDDEN)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '[too deep]'
  if (value instanceof Error) return redactError(value, depth)
  if (value instanceof Date) return value
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      SECRET_KEY.test(key) ? HIDDEN : redact(item, depth + 1),
    ]),
  )
}

function redactError(error: Error, depth: number): LogFields {
  return {
    name: error.name,
    message: redact(error.message, depth + 1),
    stack: redact(error.stack, depth + 1),
    ...(error.cause !== undefined && { cause: redact(error.cause, depth + 1) }),
  }
}
