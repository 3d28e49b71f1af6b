// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface PermissionMessages {
  /** Home */
  'key.0': null
  /** Seats */
  'key.007': null
  /** Social accounts */
  'key.008': null
  /** Proxy IPs */
  'key.0088': null
  /** Tasks */
  'key.009': null
  /** Personal centre */
  'key.1': null
  /** My account */
  'key.1-1': null
  /** Recharge balance */
  'key.1-2': null
  /** Buy ports */
  'key.1-3': null
  /** Order records */
  'key.1-4': null
  /** Purchase records */
  'key.1-5': null
  /** Login log */
  'key.1-6': null
  /** Download centre */
  'key.1-7': null
  /** Ledger */
  'key.1-9': null
  /** Platform statistics */
  'key.1-admin': null
  /** Versions */
  'key.10': null
  /** Template demos */
  'key.101': null
  /** Public scripts */
  'key.102': null
  /** Data statistics */
  'key.103': null
  /** All ledgers */
  'key.104': null
  /** Payment data */
  'key.105': null
  /** All login logs */
  'key.106': null
  /** Buy ports for users */
  'key.107': null
  /** Users */
  'key.108': null
  /** Seats of all users */
  'key.109': null
  /** System users */
  'key.11': null
  /** All accounts */
  'key.110': null
  /** Audit log */
  'key.111': null
  /** Roles */
  'key.12': null
  /** Configuration and prices */
  'key.120': null
  /** All orders */
  'key.121': null
  /** Task records */
  'key.122': null
  /** Menus */
  'key.13': null
  /** Manage announcements */
  'key.9': null
  /** Announcements */
  'key.9-1': null
  /** Announcement details */
  'key.9-2': null
}
