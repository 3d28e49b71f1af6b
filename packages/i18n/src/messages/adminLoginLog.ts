// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AdminLoginLogMessages {
  /** Copy email */
  copyEmail: null
  /** Copy seat code */
  copySeatCode: null
  /** Copy user ID */
  copyUserId: null
  /** Login */
  details: null
  /** Every login and failed attempt is recorded here. */
  emptyText: null
  /** No logins yet */
  emptyTitle: null
  /** Who logged in to consoles and seats of all users, failed attempts included. */
  lead: null
  /** — */
  none: null
  /** Result */
  result: null
  /** Search IP, seat code or email */
  search: null
  /** {{name}} ({{code}}) */
  seat: { name: string | number; code: string | number }
  /** Seat code */
  seatCode: null
  /** Seat */
  seatName: null
  /** Login logs */
  title: null
  /** User */
  user: null
  /** User ID */
  userId: null
}
