// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AccountMessages {
  /** Abnormal */
  abnormal: null
  /** Account */
  account: null
  /** The name on the network, without @. */
  accountHint: null
  /** Actions */
  actions: null
  /** Actions for {{name}} */
  actionsOf: { name: string | number }
  /** Assign {{count, number}} accounts to a seat */
  'ask.assign': { count: number }
  /** Delete {{name}}? */
  'ask.delete': { name: string | number }
  /** Unassign {{count, number}} accounts? */
  'ask.unassign': { count: number }
  /** {{count, number}} accounts assigned */
  assigned: { count: number }
  /** Choose */
  choose: null
  /** Country */
  country: null
  /** Add account */
  create: null
  /** Add */
  createAction: null
  /** Assign to seat */
  'do.assign': null
  /** Delete account */
  'do.delete': null
  /** Edit */
  'do.edit': null
  /** Unassign */
  'do.unassign': null
  /** Done */
  done: null
  /** Edit {{name}} */
  editTitle: { name: string | number }
  /** What was collected stays. */
  'effect.dataStays': null
  /** An account of another seat leaves that one first. */
  'effect.moves': null
  /** The original agent's desktop can no longer log in to them. */
  'effect.noLogin': null
  /** Open ones go offline and free their ports. */
  'effect.offline': null
  /** Their tasks are affected: unfinished ones end. */
  'effect.tasks': null
  /** Add one, or paste a list to import many. */
  emptyText: null
  /** No accounts yet */
  emptyTitle: null
  /** Followers */
  followers: null
  /** Import */
  import: null
  /** File */
  'import.file': null
  /** Pasted list */
  'import.list': null
  /** By hand */
  'import.manual': null
  /** Back to the list */
  importBack: null
  /** {{count, number}} lines of at most {{max, number}}. */
  importCount: { count: number; max: number }
  /** One per line; a nickname may follow a comma or tab. Up to {{max, number}} lines. */
  importHint: { max: number }
  /** To import */
  'importRow.added': null
  /** Known already */
  'importRow.duplicate': null
  /** Not valid */
  'importRow.invalid': null
  /** Import {{count, number}} accounts */
  importRun: { count: number }
  /** {{count, number}} to import */
  'importSum.added': { count: number }
  /** {{count, number}} known already */
  'importSum.duplicate': { count: number }
  /** {{count, number}} not valid */
  'importSum.invalid': { count: number }
  /** Accounts */
  importText: null
  /** Import accounts */
  importTitle: null
  /** Check the list */
  importTry: null
  /** Came by */
  importType: null
  /** Added */
  imported: null
  /** {{count, number}} accounts imported */
  'imported.count': { count: number }
  /** Add or import accounts and assign them to seats. */
  lead: null
  /** Signed in */
  loggedIn: null
  /** Signed out */
  loggedOut: null
  /** Signed in */
  login: null
  /** Network */
  network: null
  /** Nickname */
  nickname: null
  /** Unassigned */
  noSeat: null
  /** — */
  none: null
  /** Offline */
  offline: null
  /** Online */
  online: null
  /** Search account or nickname */
  search: null
  /** Seat */
  seat: null
  /** State */
  state: null
  /** Social accounts */
  title: null
  /** Type */
  type: null
  /** Personal */
  'type.personal': null
  /** Promotion */
  'type.promotion': null
  /** Time zone */
  zone: null
  /** The account's quiet hours follow it. */
  zoneHint: null
}
