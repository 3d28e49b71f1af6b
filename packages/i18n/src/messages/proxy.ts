// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ProxyMessages {
  /** Bound accounts */
  accounts: null
  /** Actions */
  actions: null
  /** Add */
  add: null
  /** Address */
  address: null
  /** All */
  all: null
  /** Proxies appear here once users add them. */
  allEmptyText: null
  /** No user has added a proxy yet */
  allEmptyTitle: null
  /** See the proxies of all users and check them again. */
  allLead: null
  /** Proxies */
  allTitle: null
  /** Accounts */
  allocated: null
  /** {{allocated, number}} / {{limit, number}} */
  allocatedOf: { allocated: number; limit: number }
  /** Delete the proxy {{name}}? */
  'ask.delete': { name: string | number }
  /** Delete {{count, number}} proxies? */
  'ask.deleteMany': { count: number }
  /** Unbind {{name}} from this proxy? */
  'ask.unbind': { name: string | number }
  /** {{count, number}} checks finished */
  checked: { count: number }
  /** Checking */
  checking: null
  /** Open at once */
  concurrency: null
  /** Accounts open at the same time; empty means no limit */
  concurrencyHint: null
  /** Add proxy */
  create: null
  /** Created */
  created: null
  /** Proxy details */
  details: null
  /** {{count, number}} proxies deleted */
  'did.delete': { count: number }
  /** {{name}} no longer uses this proxy */
  'did.unbind': { name: string | number }
  /** Check */
  'do.check': null
  /** Delete */
  'do.delete': null
  /** Edit */
  'do.edit': null
  /** Move to group */
  'do.move': null
  /** Unbind */
  'do.unbind': null
  /** Proxy saved */
  done: null
  /** Edit {{name}} */
  editTitle: { name: string | number }
  /** Address and password are removed for good. */
  'effect.gone': null
  /** From then on the account goes out under the computer's own address. */
  'effect.ownAddress': null
  /** A proxy that accounts are bound to is not deleted. */
  'effect.unbound': null
  /** Add one, or import many from a list or an xlsx file. */
  emptyText: null
  /** No proxies yet */
  emptyTitle: null
  /** Error message */
  error: null
  /** Exit address */
  exit: null
  /** xlsx file */
  file: null
  /** Titles in the first row, at most {{max, number}} rows. */
  fileHint: { max: number }
  /** Group */
  group: null
  /** Proxy ID */
  id: null
  /** Import */
  import: null
  /** Import an xlsx file */
  importFile: null
  /** Import proxies from an xlsx file */
  importFileTitle: null
  /** Paste a list */
  importList: null
  /** Import proxies from a list */
  importListTitle: null
  /** IP */
  ip: null
  /** IP address or host name */
  ipHint: null
  /** Last check */
  lastCheck: null
  /** Add proxies, check them, and bind social accounts to them. */
  lead: null
  /** Allocation limit */
  limit: null
  /** Most accounts that may be bound to it */
  limitHint: null
  /** {{count, number}} lines of at most {{max, number}}. */
  listCount: { count: number; max: number }
  /** One per line: host:port:user:password, or scheme://user:password@host:port. Up to {{max, number}} lines. */
  listHint: { max: number }
  /** Proxies */
  listText: null
  /** No bound accounts */
  noAccounts: null
  /** Bind accounts to this proxy on the Social accounts screen. */
  noAccountsText: null
  /** — */
  none: null
  /** Overview */
  overview: null
  /** User */
  owner: null
  /** Password */
  password: null
  /** Remove the stored password */
  passwordDrop: null
  /** Leave empty to keep the current one */
  passwordKept: null
  /** Set */
  passwordSet: null
  /** Port */
  port: null
  /** {{count, number}} checks started */
  queued: { count: number }
  /** Remark */
  remark: null
  /** Response time */
  response: null
  /** Protocol */
  scheme: null
  /** Search IP or remark */
  search: null
  /** Search IP, remark, group or email */
  searchAll: null
  /** Proxies by status */
  states: null
  /** Status */
  status: null
  /** Failing */
  'status.abnormal': null
  /** Checking */
  'status.checking': null
  /** OK */
  'status.normal': null
  /** Not checked */
  'status.unchecked': null
  /** Proxy import template */
  templateName: null
  /** Proxy IPs */
  title: null
  /** No limit */
  unlimited: null
  /** Username */
  username: null
}
