import { execute, type Migration } from './migration.ts'

/** Index that finds the highest seat code without a scan, whatever its number of digits. */
export const seatCodeOrder: Migration = (db) =>
  execute(db, [`create index seat_code_order on seat (length(seat_code), seat_code)`])
