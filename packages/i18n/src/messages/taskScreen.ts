// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface TaskScreenMessages {
  /** Actions */
  actions: null
  /** All */
  all: null
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
  /** Task details */
  details: null
  /** {{name}} deleted */
  'did.delete': { name: string | number }
  /** {{name}} ended */
  'did.end': { name: string | number }
  /** {{name}} is queued again */
  'did.retry': { name: string | number }
  /** Run again */
  'do.again': null
  /** Delete */
  'do.delete': null
  /** Duplicate */
  'do.duplicate': null
  /** Edit */
  'do.edit': null
  /** End task */
  'do.end': null
  /** Retry */
  'do.retry': null
  /** Task saved */
  done: null
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
  /** Create collection and promotion tasks, and watch them live. */
  lead: null
  /** Location */
  location: null
  /** The newest {{count, number}} of {{total, number}} */
  ofAccountNewest: { count: number; total: number }
  /** Open the task’s page */
  openPage: null
  /** Name */
  person: null
  /** Search task name */
  search: null
  /** Start */
  start: null
  /** At a set time */
  startAt: null
  /** At once */
  startNow: null
  /** Tasks by status */
  states: null
  /** Tasks */
  title: null
}
