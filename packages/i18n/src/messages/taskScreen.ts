// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface TaskScreenMessages {
  /** Account */
  account: null
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
  /** Attempts */
  attempts: null
  /** Created by */
  by: null
  /** Seat */
  'by.seat': null
  /** Supervisor */
  'by.supervisor': null
  /** Collected */
  collected: null
  /** Bio or content */
  content: null
  /** New task */
  create: null
  /** Create task */
  createAction: null
  /** Created */
  created: null
  /** Task created */
  'created.done': null
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
  /** Time limit */
  duration: null
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
  /** Ended */
  ended: null
  /** Followers */
  followers: null
  /** Handle */
  handle: null
  /** Task type */
  kind: null
  /** Last progress */
  lastProgress: null
  /** Create collection tasks and watch them live. */
  lead: null
  /** Location */
  location: null
  /** minutes */
  minutes: null
  /** Task name */
  name: null
  /** Optional; it is named automatically. */
  nameHint: null
  /** Network */
  network: null
  /** No limit */
  noLimit: null
  /** No people collected yet */
  noPeople: null
  /** People appear here while the task runs. */
  noPeopleText: null
  /** no seat */
  noSeat: null
  /** — */
  none: null
  /** No. */
  number: null
  /** Outcome */
  outcome: null
  /** Overview */
  overview: null
  /** Pages read */
  pages: null
  /** Paused because */
  parked: null
  /** {{reason}}, until {{time}} */
  parkedUntil: { reason: string | number; time: string | number }
  /** Collected people */
  people: null
  /** Name */
  person: null
  /** Progress */
  progress: null
  /** End reason */
  reason: null
  /** Search task name */
  search: null
  /** Search name or handle */
  searchPeople: null
  /** Seat */
  seat: null
  /** {{name}} ({{code}}) */
  seatOf: { name: string | number; code: string | number }
  /** Collected */
  seen: null
  /** Source */
  source: null
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
  /** Scheduled start */
  startTime: null
  /** Started */
  started: null
  /** Status */
  status: null
  /** #{{number}} · {{kind}} */
  subtitle: { number: string | number; kind: string | number }
  /** Target count */
  target: null
  /** The task completes once this many are collected. */
  targetHint: null
  /** Target */
  targetName: null
  /** Targets */
  targets: null
  /** Tasks */
  title: null
  /** not supported */
  unable: null
}
