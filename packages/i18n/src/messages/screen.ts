// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ScreenMessages {
  /** Social accounts */
  accounts: null
  /** User feedback */
  adminFeedback: null
  /** Ledger */
  adminLedger: null
  /** Login logs */
  adminLogins: null
  /** Orders */
  adminOrders: null
  /** Payment data */
  adminPayments: null
  /** User agreement */
  agreement: null
  /** Accounts */
  allAccounts: null
  /** Proxies */
  allProxies: null
  /** Seats */
  allSeats: null
  /** Task records */
  allTasks: null
  /** Announcement */
  announcement: null
  /** Announcements */
  announcements: null
  /** Anti-scam lookup */
  antiScam: null
  /** Appearance */
  appearance: null
  /** Audit log */
  auditLog: null
  /** Buy for users */
  buyFor: null
  /** Buy ports */
  buyPorts: null
  /** Configuration */
  config: null
  /** Dashboard */
  dashboard: null
  /** Download centre */
  download: null
  /** Feedback */
  feedback: null
  /** No access */
  forbidden: null
  /** Ledger */
  ledger: null
  /** Log in */
  login: null
  /** Login log */
  loginLog: null
  /** Menus */
  menus: null
  /** Not found */
  missing: null
  /** New task */
  newTask: null
  /** Announcement management */
  notices: null
  /** Notifications */
  notifications: null
  /** Official channels */
  officialChannels: null
  /** Opt-out list */
  optOuts: null
  /** Order records */
  orders: null
  /** Payment */
  pay: null
  /** Plans */
  plans: null
  /** Platform statistics */
  platform: null
  /** Price list */
  prices: null
  /** Privacy policy */
  privacy: null
  /** Personal centre */
  profile: null
  /** Proxy IPs */
  proxies: null
  /** Purchase records */
  purchases: null
  /** Recharge balance */
  recharge: null
  /** Register */
  register: null
  /** Reset password */
  resetPassword: null
  /** Resource library */
  resources: null
  /** Roles */
  roles: null
  /** Public scripts */
  scripts: null
  /** Seats */
  seats: null
  /** Data statistics */
  statistics: null
  /** System users */
  systemUsers: null
  /** Task details */
  task: null
  /** Task calendar */
  taskCalendar: null
  /** Tasks */
  tasks: null
  /** Large table */
  'template.big-table': null
  /** Calendar */
  'template.calendar': null
  /** Carousel */
  'template.carousel': null
  /** Bar, line, pie, ring */
  'template.charts': null
  /** Editable table, Excel */
  'template.editable-table': null
  /** Rich-text editor */
  'template.editor': null
  /** Form */
  'template.form': null
  /** Icons */
  'template.icons': null
  /** Map */
  'template.map': null
  /** Markdown editor */
  'template.markdown': null
  /** Dialogs and notices */
  'template.overlays': null
  /** States */
  'template.states': null
  /** Statistics */
  'template.statistics': null
  /** Steps */
  'template.steps': null
  /** Basic table */
  'template.table': null
  /** Guided tour */
  'template.tour': null
  /** Upload */
  'template.upload': null
  /** Watermark */
  'template.watermark': null
  /** Word cloud */
  'template.word-cloud': null
  /** Tutorial */
  tutorial: null
  /** Update log */
  updateLog: null
  /** User */
  user: null
  /** Users */
  users: null
  /** Versions */
  versions: null
}
