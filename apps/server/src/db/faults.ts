/** A full disk as the operating system says it, quotas and size limits included, and as SQLite and PostgreSQL do. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100'])

/** A lock did not come in time; a statement took too long. */
const timeoutCodes = new Set(['55P03', '57014', 'SQLITE_INTERRUPT'])

/** A disk that fails, or was made read-only by the operating system, as that, SQLite and PostgreSQL say it. */
const failingCodes = /^(?:SQLITE_(?:IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)\w*|EIO|EROFS|58030)$/

/**
 * PostgreSQL ends a connection or takes none: connection exceptions, a shutdown, a start, a session that idled in a transaction, a full connection table, and a write
 * on what is a standby now.
 */
const lostCodes = /^(?:08\w{3}|57P0[1-5]|25P0[34]|53300|25006)$/
const socketCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENETRESET|ENOTFOUND|EAI_AGAIN|EMFILE|ENFILE)$/
/** The driver's own words, which come without a code. */
const lostWords =
  /^(?:Connection terminated|timeout e|Client has encountered a connection error|Client was closed|The server does not support SSL|There was an error establishing an SSL)/

/** The connection to PostgreSQL broke, or none could be had. Nothing was written. */
export class ConnectionLost extends Error {
  readonly code = 'CONNECTION_LOST'
}

/** Nobody waits for the answer any more: what was read for it was given up. */
export class CallerGone extends ConnectionLost {
  constructor() {
    super('The client broke its request off')
  }
}

/** The connection broke during a commit: nobody knows whether it was written. */
export class CommitUnknown extends Error {
  readonly code = 'COMMIT_UNKNOWN'

  constructor(cause: unknown) {
    super('The connection to PostgreSQL broke during a commit', { cause })
  }
}

/** What is before PostgreSQL gives each transaction another session. */
export class PooledSessions extends Error {
  readonly code = 'POOLED_SESSIONS'

  constructor() {
    super('A connection does not keep its session')
  }
}

/**
 * A migration changed the type of a column in the result of a plan that the connection keeps: it can't run on this connection any more. The code is that of
 * every feature that PostgreSQL doesn't support, and the message is in the server's language.
 */
function isStalePlan(fault: Error): boolean {
  return codeOf(fault) === '0A000' && 'routine' in fault && fault.routine === 'RevalidateCachedQuery'
}

/** @returns a fault of PostgreSQL's driver as `ConnectionLost`, where it is one; the fault itself otherwise */
export function asLostConnection(fault: unknown): unknown {
  if (fault instanceof ConnectionLost || !(fault instanceof Error)) return fault
  const code = codeOf(fault)
  const lost =
    lostCodes.test(code) ||
    socketCodes.test(code) ||
    (code === '' && lostWords.test(fault.message)) ||
    isStalePlan(fault)
  return lost ? new ConnectionLost(fault.message, { cause: fault }) : fault
}

/** Whether something could not be kept because there is no space for it. */
export function isDiskFull(error: unknown): boolean {
  return fullCodes.has(codeOf(error))
}

/** Whether the disk of the database fails or can't be written any more. */
export function isDiskFailing(error: unknown): boolean {
  return failingCodes.test(codeOf(error))
}

/** Whether the database could not be had in time and nothing was written; trying again later helps. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error)
  return error instanceof ConnectionLost || timeoutCodes.has(code) || code.startsWith('SQLITE_BUSY')
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error) return String(error.code)
  // A name with several addresses fails once for each.
  return error instanceof AggregateError ? codeOf(error.errors[0]) : ''
}
