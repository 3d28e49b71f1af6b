// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface SheetMessages {
  /** Account */
  account: null
  /** Accounts */
  accounts: null
  /** Allocation limit */
  allocation_limit: null
  /** IP */
  ip: null
  /** Rows left out */
  left_out: null
  /** Nickname */
  nickname: null
  /** Password */
  password: null
  /** Port */
  port: null
  /** Proxies */
  proxies: null
  /** Reason */
  reason: null
  /** Remark */
  remark: null
  /** Row */
  row: null
  /** Scheme */
  scheme: null
  /** Username */
  username: null
}
