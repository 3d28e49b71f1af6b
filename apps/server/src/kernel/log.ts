import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** Output of the server's log. */
export type Log = FastifyBaseLogger

/** Keys of secrets in log entries; their values are removed. */
const secrets = [
  'token',
  'password',
  'old_password',
  'new_password',
  'confirm_password',
  'dpop',
  'authorization',
  'cookie',
  'password_hash',
]

/** Characters that wait for a log that takes none, such as a file on a full disk. What comes then is lost. */
const MOST_WAITING = 1_000_000

/**
 * The log of the server: one JSON line per entry.
 * @param fd where it goes; a log that takes nothing more does not stop the server
 */
export function openLog(level: string, fd: number = process.stdout.fd): Log {
  const output = pino.destination({ fd, sync: true, maxLength: MOST_WAITING })
  output.on('error', () => undefined)
  return pino(
    {
      level,
      redact: {
        // The form parser logs all headers at its most verbose level.
        paths: [
          'busboyOptions.headers',
          ...secrets.flatMap((name) => [name, `*.${name}`, `req.headers.${name}`]),
        ],
        censor: '[hidden]',
      },
    },
    output,
  )
}
