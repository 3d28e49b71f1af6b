// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AdminLoginMessages {
  /** Address */
  address: null
  /** Console */
  console: null
  /** Copy email */
  copyEmail: null
  /** Copy IP address */
  copyIp: null
  /** Copy seat code */
  copySeatCode: null
  /** Copy user ID */
  copyUserId: null
  /** Country */
  country: null
  /** Login */
  details: null
  /** Device */
  device: null
  /** Every login and failed attempt is recorded here. */
  emptyText: null
  /** No logins yet */
  emptyTitle: null
  /** IP address */
  ip: null
  /** Kernel origin */
  kernel: null
  /** Browser language */
  language: null
  /** Who logged in to consoles and seats of all users, failed attempts included. */
  lead: null
  /** — */
  none: null
  /** Disabled */
  'outcome.disabled': null
  /** Held elsewhere */
  'outcome.held': null
  /** Logged in */
  'outcome.ok': null
  /** Took over */
  'outcome.takeover': null
  /** Wrong password */
  'outcome.wrong_password': null
  /** Logged in to */
  place: null
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
  /** Seats */
  seats: null
  /** System type */
  system: null
  /** Login time */
  time: null
  /** Login logs */
  title: null
  /** User */
  user: null
  /** User ID */
  userId: null
}
