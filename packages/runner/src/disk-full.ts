/** Errors of SQLite and the system for a disk that accepts no writes: full, over quota, or not writable. */
const codes = /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|FSYNC|TRUNCATE|SHMSIZE)|ENOSPC|EDQUOT|EFBIG|EROFS)$/

/** @returns whether an error was caused by a disk that accepts no writes */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.test(String(error.code))
}
