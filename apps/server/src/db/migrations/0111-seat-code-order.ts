import { execute, type Migration } from './migration.ts'

/** Finds the highest seat code without a look at all seats, however many digits the codes have. */
export const seatCodeOrder: Migration = (db) =>
  execute(db, [`create index seat_code_order on seat (length(seat_code), seat_code)`])
