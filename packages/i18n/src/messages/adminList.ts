// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AdminListMessages {
  /** Account ID */
  accountId: null
  /** No social accounts yet */
  'accounts.empty': null
  /** They appear here as soon as users add or import them. */
  'accounts.emptyText': null
  /** The social accounts of all users and the state they are in. */
  'accounts.lead': null
  /** Search account, nickname or user email */
  'accounts.search': null
  /** Accounts */
  'accounts.title': null
  /** {{what}}: {{count, number}} changed */
  'act.changed': { what: string | number; count: number }
  /** {{what}}: {{count, number}} selected */
  'act.title': { what: string | number; count: number }
  /** Reason */
  'act.why': null
  /** Kept in the audit log and shown on the user’s dashboard. */
  'act.whyHint': null
  /** {{name}} ({{platform}}) */
  deviceOf: { name: string | number; platform: string | number }
  /** None */
  none: null
  /** Proxy */
  proxy: null
  /** Seat ID */
  seatId: null
  /** No seats yet */
  'seats.empty': null
  /** They appear here as soon as users create them. */
  'seats.emptyText': null
  /** The seats of all users, their ports and whether they are online. */
  'seats.lead': null
  /** Search name, code, remark or user email */
  'seats.search': null
  /** Seats */
  'seats.title': null
  /** No tasks yet */
  'tasks.empty': null
  /** They appear here as soon as users or seats create them. */
  'tasks.emptyText': null
  /** The tasks of all users, their progress and how they ended. */
  'tasks.lead': null
  /** Search task, account or user email */
  'tasks.search': null
  /** Task records */
  'tasks.title': null
  /** User */
  user: null
}
