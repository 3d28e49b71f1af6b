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

/** The log of the server: one JSON line per entry. */
export function openLog(level: string): Log {
  return pino({
    level,
    redact: {
      // The form parser logs all headers at its most verbose level.
      paths: [
        'busboyOptions.headers',
        ...secrets.flatMap((name) => [name, `*.${name}`, `req.headers.${name}`]),
      ],
      censor: '[hidden]',
    },
  })
}
