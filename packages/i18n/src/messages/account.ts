// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AccountMessages {
  /** Account */
  account: null
  /** Username on the network, without @. */
  accountHint: null
  /** Actions */
  actions: null
  /** All */
  all: null
  /** Assign {{count, number}} accounts to a seat */
  'ask.assign': { count: number }
  /** Bind {{count, number}} accounts to a proxy */
  'ask.bind': { count: number }
  /** Delete {{name}}? */
  'ask.delete': { name: string | number }
  /** Unassign {{count, number}} accounts? */
  'ask.unassign': { count: number }
  /** Unbind {{count, number}} accounts from their proxies? */
  'ask.unbind': { count: number }
  /** {{count, number}} accounts assigned */
  assigned: { count: number }
  /** Availability */
  availability: null
  /** Reported by the agent */
  'block.agent_reported': null
  /** Set by the supervisor */
  'block.by_person': null
  /** The network asks for proof of identity */
  'block.checkpoint': null
  /** Locked or suspended by the network */
  'block.network_stopped': null
  /** The account closes at once, and its unfinished tasks wait until it is unblocked. */
  blockEffect: null
  /** Why, for example what the network shows. */
  blockNoteHint: null
  /** Block {{name}} */
  blockTitle: { name: string | number }
  /** Blocked */
  blocked: null
  /** Blocked */
  blockedAt: null
  /** Account marked as blocked */
  blockedDone: null
  /** Reason */
  blockedReason: null
  /** {{count, number}} accounts bound */
  bound: { count: number }
  /** Choose */
  choose: null
  /** For example {{text}} */
  columnExample: { text: string | number }
  /** Not imported */
  columnSkip: null
  /** Column {{number, number}} */
  columnUntitled: { number: number }
  /** Columns of the file */
  columns: null
  /** Check what each column is imported as. One must hold the account. */
  columnsHint: null
  /** {{count, number}} columns won’t be imported: {{names}} */
  columnsLeftOut: { count: number; names: string | number }
  /** Country */
  country: null
  /** Add account */
  create: null
  /** Add */
  createAction: null
  /** Account details */
  details: null
  /** {{name}} deleted */
  'did.delete': { name: string | number }
  /** {{count, number}} accounts unassigned */
  'did.unassign': { count: number }
  /** {{count, number}} accounts unbound from their proxies */
  'did.unbind': { count: number }
  /** Assign to seat */
  'do.assign': null
  /** Bind to proxy */
  'do.bind': null
  /** Block */
  'do.block': null
  /** Delete account */
  'do.delete': null
  /** Edit */
  'do.edit': null
  /** Unassign */
  'do.unassign': null
  /** Unbind from proxy */
  'do.unbind': null
  /** Unblock */
  'do.unblock': null
  /** Account saved */
  done: null
  /** Edit {{name}} */
  editTitle: { name: string | number }
  /** Collected data is kept. */
  'effect.dataStays': null
  /** Accounts of another seat are taken from that seat first. */
  'effect.moves': null
  /** They can no longer log in on the original agent's desktop. */
  'effect.noLogin': null
  /** Open accounts go offline and free their ports. */
  'effect.offline': null
  /** From then on they go out under the computer's own address. */
  'effect.ownAddress': null
  /** A bound account goes out through this proxy alone, and stops while it is down. */
  'effect.proxyOnly': null
  /** Their tasks are affected: unfinished ones end. */
  'effect.tasks': null
  /** Add one, or paste a list to import many. */
  emptyText: null
  /** No social accounts yet */
  emptyTitle: null
  /** xlsx file */
  file: null
  /** Titles in the first row, at most {{max, number}} rows. */
  fileHint: { max: number }
  /** Followers */
  followers: null
  /** Block history */
  history: null
  /** Told by seat {{name}} ({{code}}) */
  historyBySeat: { name: string | number; code: string | number }
  /** Set by the supervisor */
  historyByYou: null
  /** Never blocked */
  historyEmpty: null
  /** Still blocked */
  historyStill: null
  /** Task #{{number}} {{name}} */
  historyTask: { number: string | number; name: string | number }
  /** Unblocked {{time}}: {{note}} */
  historyUnblocked: { time: string | number; note: string | number }
  /** Import */
  import: null
  /** File */
  'import.file': null
  /** Pasted list */
  'import.list': null
  /** Manual */
  'import.manual': null
  /** {{count, number}} lines of at most {{max, number}}. */
  importCount: { count: number; max: number }
  /** Import an xlsx file */
  importFile: null
  /** Import accounts from an xlsx file */
  importFileTitle: null
  /** One per line; a nickname may follow a comma or tab. Up to {{max, number}} lines. */
  importHint: { max: number }
  /** Paste a list */
  importList: null
  /** Import accounts from a list */
  importListTitle: null
  /** Accounts */
  importText: null
  /** Import type */
  importType: null
  /** Import time */
  imported: null
  /** Add or import social accounts and assign them to seats. */
  lead: null
  /** Not allowed */
  limitNever: null
  /** Promotions today */
  limits: null
  /** Done so far out of the daily limit. The day runs on the account’s clock, {{zone}}. */
  limitsDay: { zone: string | number }
  /** Quiet hours until {{time}}. */
  limitsQuiet: { time: string | number }
  /** Rests after a block until {{time}}. */
  limitsRest: { time: string | number }
  /** Signed in */
  loggedIn: null
  /** Signed out */
  loggedOut: null
  /** Sign-in */
  login: null
  /** Network */
  network: null
  /** Nickname */
  nickname: null
  /** No proxy */
  noProxy: null
  /** Unassigned */
  noSeat: null
  /** — */
  none: null
  /** OK */
  normal: null
  /** Note */
  note: null
  /** Offline */
  offline: null
  /** Online */
  online: null
  /** Overview */
  overview: null
  /** Proxy */
  proxy: null
  /** {{address}} · {{group}} · {{allocated, number}} / {{limit, number}} */
  proxyRoom: { address: string | number; group: string | number; allocated: number; limit: number }
  /** Search account or nickname */
  search: null
  /** Search IP or remark */
  searchProxy: null
  /** Seat */
  seat: null
  /** Sign-in email or phone */
  signInName: null
  /** For whoever signs in on the desktop. Passwords aren’t kept here. */
  signInNameHint: null
  /** State */
  state: null
  /** Accounts by state */
  states: null
  /** Tasks */
  tasks: null
  /** Account import template */
  templateName: null
  /** Social accounts */
  title: null
  /** Account type */
  type: null
  /** Personal */
  'type.personal': null
  /** Promotion */
  'type.promotion': null
  /** Times unblocked */
  unblockCount: null
  /** Waiting tasks go on. Promotions wait for the rest after a block to end first. */
  unblockEffect: null
  /** What settled it, for example a verification that was passed. */
  unblockNoteHint: null
  /** Unblock {{name}} */
  unblockTitle: { name: string | number }
  /** Account unblocked */
  unblockedDone: null
  /** Its seat has to sign in */
  whySignedOut: null
  /** Time zone */
  zone: null
  /** Used for the account's quiet hours. */
  zoneHint: null
}
