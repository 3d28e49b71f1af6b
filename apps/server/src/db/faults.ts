/** A full disk as the operating system says it, quotas and size limits included, and as SQLite and PostgreSQL do. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100'])

/** PostgreSQL: a lock did not come in time. */
const LOCK_TIMEOUT = '55P03'

/** Whether something could not be kept because there is no space for it. */
export function isDiskFull(error: unknown): boolean {
  return fullCodes.has(codeOf(error))
}

/** Whether another program has held what we needed for too long; trying again later helps. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error)
  return code === LOCK_TIMEOUT || code.startsWith('SQLITE_BUSY')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
