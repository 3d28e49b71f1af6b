// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ScreenMessages {
  /** Social accounts */
  accounts: null
  /** User agreement */
  agreement: null
  /** Dashboard */
  dashboard: null
  /** Download centre */
  download: null
  /** No access */
  forbidden: null
  /** Administration */
  'group.admin': null
  /** Home */
  'group.home': null
  /** Operations */
  'group.operation': null
  /** Personal centre */
  'group.personal': null
  /** System */
  'group.system': null
  /** Log in */
  login: null
  /** Not found */
  missing: null
  /** Payment */
  pay: null
  /** Privacy policy */
  privacy: null
  /** Recharge balance */
  recharge: null
  /** Register */
  register: null
  /** New password */
  resetPassword: null
  /** Seats */
  seats: null
  /** Task details */
  task: null
  /** Tasks */
  tasks: null
  /** Update log */
  updateLog: null
}
