// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface TaskScreenMessages {
  /** blocked */
  accountBlocked: null
  /** Accounts with a seat only; the task takes one of its ports. */
  accountHint: null
  /** Actions */
  actions: null
  /** Delete {{name}}? */
  'ask.delete': { name: string | number }
  /** End {{name}}? */
  'ask.end': { name: string | number }
  /** Retry {{name}}? */
  'ask.retry': { name: string | number }
  /** Bio or content */
  content: null
  /** New task */
  create: null
  /** Create task */
  createAction: null
  /** Task created */
  'created.done': null
  /** Deduplication */
  deduplication: null
  /** Only people new to the library */
  'deduplication.library': null
  /** Everybody once in this task */
  'deduplication.task': null
  /** Deep collection */
  deep: null
  /** Also reads each person's own posts: one more request per person, within the network's limits. */
  deepHint: null
  /** Task details */
  details: null
  /** Delete */
  'do.delete': null
  /** Edit */
  'do.edit': null
  /** End task */
  'do.end': null
  /** Retry */
  'do.retry': null
  /** Done */
  done: null
  /** Leave empty for no limit. */
  durationHint: null
  /** Edit task #{{number}} */
  editTitle: { number: string | number }
  /** Collected data is kept. */
  'effect.dataStays': null
  /** It continues where it stopped; nothing is collected twice. */
  'effect.goesOn': null
  /** The task is removed from the list for good. */
  'effect.gone': null
  /** Its port is freed at once. */
  'effect.portFree': null
  /** The task stops at once and cannot be resumed. */
  'effect.stops': null
  /** It takes a port of {{seat}} again. */
  'effect.takesPort': { seat: string | number }
  /** Create a task; it runs as soon as its seat is online. */
  emptyText: null
  /** No tasks yet */
  emptyTitle: null
  /** Followers */
  followers: null
  /** Handle */
  handle: null
  /** Create collection tasks and watch them live. */
  lead: null
  /** Location */
  location: null
  /** minutes */
  minutes: null
  /** Optional; it is named automatically. */
  nameHint: null
  /** no seat */
  noSeat: null
  /** network not set up */
  notSetUp: null
  /** Name */
  person: null
  /** Search task name */
  search: null
  /** Source */
  source: null
  /** Group links */
  'source.groups': null
  /** Keywords */
  'source.keywords': null
  /** Post links */
  'source.links': null
  /** Profile links or names */
  'source.profiles': null
  /** One per line, up to 20. */
  'sourceHint.keywords': null
  /** One per line, up to 20. */
  'sourceHint.links': null
  /** One per line, up to 20. */
  'sourceHint.profiles': null
  /** Start */
  start: null
  /** At a set time */
  startAt: null
  /** At once */
  startNow: null
  /** Target count */
  target: null
  /** The task completes once this many are collected. */
  targetHint: null
  /** Tasks */
  title: null
  /** not supported */
  unable: null
}
