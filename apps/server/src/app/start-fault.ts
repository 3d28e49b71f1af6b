import { isDiskFull } from '../db/faults.ts'
import type { Env } from '../kernel/env.ts'

/** An error whose message tells the operator the problem and its remedy; its cause has the details. */
export class StartFault extends Error {}

const folderCodes = /^(?:EACCES|EPERM|EROFS|ENOENT|ENOTDIR|SQLITE_CANTOPEN\w*|SQLITE_READONLY\w*)$/
/** 57P03: PostgreSQL is starting. */
const unreachableCodes =
  /^(?:57P03|CONNECTION_LOST|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/
/** PostgreSQL: wrong password, no such user or database. */
const refusedCodes = /^(?:28P01|28000|3D000)$/
/** The certificate of PostgreSQL is of another host, out of date, or of an authority that this machine does not know. */
const certificateCodes =
  /^(?:CERT_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/

/** Converts errors at start to messages for the operator. @returns the error itself if there is no better message */
export function asStartFault(error: unknown, env: Env): unknown {
  const code = codeOf(error)
  const words = isDiskFull(error)
    ? `The disk of ${env.databaseUrl ? 'PostgreSQL or of ' : ''}${env.dataDir} is full. Free some space and start again`
    : code === null
      ? null
      : (listenRemedy(error, code, env) ?? socketRemedy(error, env) ?? remedyFor(code, env))
  return words === null ? error : new StartFault(`${words} (${code})`, { cause: error })
}

/** The same codes mean something else of the address to listen on than of a file or PostgreSQL. */
function listenRemedy(error: unknown, code: string, { host, port }: Env): string | null {
  const { syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string }
  if (syscall === 'getaddrinfo' && hostname === host)
    return `${host} is no address of this machine. Check HOST`
  if (syscall !== 'listen') return null
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken: is Seaport running already? Choose another one in PORT`
  if (code === 'EACCES')
    return `Port ${port} needs rights that Seaport's user does not have. Choose one above 1023 in PORT, and put a reverse proxy before it`
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')
    return `${host} is no address of this machine. Check HOST`
  return null
}

/** A socket that is not there, or that we may not open, has the codes of a file. */
function socketRemedy(error: unknown, { databaseUrl }: Env): string | null {
  const { syscall } = error as NodeJS.ErrnoException
  return databaseUrl && syscall === 'connect' ? noAnswerAt(postgresPlace(databaseUrl)) : null
}

const noAnswerAt = (place: string) =>
  `PostgreSQL does not answer at ${place}. Is it running, and is SEAPORT_DATABASE_URL right?`

/** @returns where an address leads, for messages: a host with its port, or the folder of a socket */
function postgresPlace(databaseUrl: string): string {
  const { host, searchParams } = new URL(databaseUrl)
  return (searchParams.get('host') ?? decodeURIComponent(host)) || 'localhost'
}

function remedyFor(code: string, env: Env): string | null {
  const { dataDir, databaseUrl } = env
  const place = databaseUrl === null ? '' : postgresPlace(databaseUrl)
  if (code === 'SQLITE_NOTADB' || code === 'EISDIR' || code.startsWith('SQLITE_CORRUPT'))
    return `${dataDir}/seaport.sqlite is damaged or no database. Put a backup in its place, or name another folder in SEAPORT_DATA_DIR`
  if (code === 'ALREADY_SERVED')
    return `Another Seaport server uses ${dataDir}/seaport.sqlite, which takes one at a time. Stop that one, name another folder in SEAPORT_DATA_DIR, or use PostgreSQL for several servers`
  if (code.startsWith('SQLITE_BUSY'))
    return `Another program has locked ${dataDir}/seaport.sqlite. Wait until it is done, or end it, and start again`
  if (databaseUrl && code === 'POOLED_SESSIONS')
    return `The pooler at ${place} gives each transaction another session. Seaport needs sessions of its own: set pool_mode = session for its database, or name PostgreSQL itself in SEAPORT_DATABASE_URL`
  if (databaseUrl && unreachableCodes.test(code)) return noAnswerAt(place)
  if (databaseUrl && refusedCodes.test(code))
    return `PostgreSQL at ${place} refuses us. Check user, password and database in SEAPORT_DATABASE_URL, and whether PostgreSQL wants TLS (?sslmode=verify-full)`
  if (databaseUrl && code === '53300')
    return `PostgreSQL at ${place} has no connection left for us; a server keeps up to 15. Raise max_connections, or the limit of its user`
  if (databaseUrl && code === '42501')
    return `PostgreSQL at ${place} does not let its user make tables. Make the user in SEAPORT_DATABASE_URL the owner of the database and of what is in it`
  if (databaseUrl && certificateCodes.test(code))
    return `The certificate of PostgreSQL at ${place} is not trusted. Name the file of its authority in SEAPORT_DATABASE_URL (sslrootcert=/path/ca.pem), and the host as the certificate does`
  if (folderCodes.test(code))
    return `${dataDir} can't be written. Give it to the user that Seaport runs as, or name another folder in SEAPORT_DATA_DIR`
  return null
}

/** The code of an error, or of the first of several: a host name with several addresses fails once for each. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return error instanceof AggregateError ? codeOf(error.errors[0]) : null
}
