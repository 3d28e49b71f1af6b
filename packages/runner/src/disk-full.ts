/** How SQLite and the system call a disk that takes no more: it is full, over its quota, or can't be written. */
const codes = /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|FSYNC|TRUNCATE|SHMSIZE)|ENOSPC|EDQUOT|EFBIG|EROFS)$/

/** @returns whether something failed because the disk did not take what was to be kept */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.test(String(error.code))
}
