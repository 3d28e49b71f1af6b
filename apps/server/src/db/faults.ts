/** Codes of a full disk, including quotas and size limits: of the operating system, SQLite and PostgreSQL. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100'])

/** Codes of a lock timeout and of a statement timeout. */
const timeoutCodes = new Set(['55P03', '57014', 'SQLITE_INTERRUPT'])

/** Codes of a failing disk, or one that the operating system made read-only: of the system, SQLite and PostgreSQL. */
const failingCodes = /^(?:SQLITE_(?:IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)\w*|EIO|EROFS|58030)$/

/**
 * Codes with which PostgreSQL closes or refuses a connection: connection exceptions, a shutdown, a start, a session idle in a transaction, a full
 * connection table, and a write on a server that has become a standby.
 */
const lostCodes = /^(?:08\w{3}|57P0[1-5]|25P0[34]|53300|25006)$/
const socketCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENETRESET|ENOTFOUND|EAI_AGAIN|EMFILE|ENFILE)$/
/** Messages of the driver's own errors, which have no code. */
const lostWords =
  /^(?:Connection terminated|timeout e|Client has encountered a connection error|Client was closed|The server does not support SSL|There was an error establishing an SSL)/

/** The connection to PostgreSQL broke, or could not be established. Nothing was written. */
export class ConnectionLost extends Error {
  readonly code = 'CONNECTION_LOST'
}

/** The caller is gone: the query for its answer was cancelled. */
export class CallerGone extends ConnectionLost {
  constructor() {
    super('The client broke its request off')
  }
}

/** The connection broke during a commit: it is unknown whether it was written. */
export class CommitUnknown extends Error {
  readonly code = 'COMMIT_UNKNOWN'

  constructor(cause: unknown) {
    super('The connection to PostgreSQL broke during a commit', { cause })
  }
}

/** A pooler in front of PostgreSQL gives each transaction another session. */
export class PooledSessions extends Error {
  readonly code = 'POOLED_SESSIONS'

  constructor() {
    super('A connection does not keep its session')
  }
}

/**
 * A migration changed a column's type in the result of a cached plan, which can't run on this connection any more. The code is that of every
 * unsupported feature in PostgreSQL, and the message is in the server's language.
 */
function isStalePlan(fault: Error): boolean {
  return codeOf(fault) === '0A000' && 'routine' in fault && fault.routine === 'RevalidateCachedQuery'
}

/** @returns a fault of PostgreSQL's driver as `ConnectionLost` if it is one; otherwise the fault itself */
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

/** Whether a write failed for lack of disk space. */
export function isDiskFull(error: unknown): boolean {
  return fullCodes.has(codeOf(error))
}

/** Whether the disk of the database fails or has become read-only. */
export function isDiskFailing(error: unknown): boolean {
  return failingCodes.test(codeOf(error))
}

/** Whether the database was unavailable and nothing was written; a retry later helps. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error)
  return error instanceof ConnectionLost || timeoutCodes.has(code) || code.startsWith('SQLITE_BUSY')
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error) return String(error.code)
  // A host name with several addresses fails once for each.
  return error instanceof AggregateError ? codeOf(error.errors[0]) : ''
}
