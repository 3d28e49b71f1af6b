// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface LoginLogMessages {
  /** Address */
  address: null
  /** Console */
  console: null
  /** Copy IP address */
  copyIp: null
  /** Country */
  country: null
  /** Login details */
  details: null
  /** Device */
  device: null
  /** IP address */
  ip: null
  /** Kernel origin */
  kernel: null
  /** Browser language */
  language: null
  /** Logins to your console and your seats, refused attempts included. */
  lead: null
  /** Meaning */
  meaning: null
  /** The account or seat is disabled, so the login was refused. */
  'meanings.disabled': null
  /** The seat was in use on another device, so the login was refused. */
  'meanings.held': null
  /** The login succeeded. */
  'meanings.ok': null
  /** The password was right and the second factor was asked for. If no successful login follows and it was not you, change the password. */
  'meanings.second_factor': null
  /** The seat moved to a new device; the login on the former one ended. */
  'meanings.takeover': null
  /** The password was wrong and the login was refused. If it was not you, change the password. */
  'meanings.wrong_password': null
  /** The password was right, the second factor was not, so the login was refused. If it was not you, change the password. */
  'meanings.wrong_second_factor': null
  /** Disabled */
  'outcome.disabled': null
  /** Held elsewhere */
  'outcome.held': null
  /** Successful */
  'outcome.ok': null
  /** Awaiting second factor */
  'outcome.second_factor': null
  /** Took over */
  'outcome.takeover': null
  /** Wrong password */
  'outcome.wrong_password': null
  /** Wrong second factor */
  'outcome.wrong_second_factor': null
  /** Outcome */
  outcomeTitle: null
  /** Logged in to */
  place: null
  /** Search IP or seat code */
  search: null
  /** Seats */
  seats: null
  /** System type */
  system: null
  /** Login time */
  time: null
  /** Login log */
  title: null
  /** Unknown */
  unknown: null
}
