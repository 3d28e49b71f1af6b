// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface TaskBulkMessages {
  /** Delete {{count, number}} tasks? */
  'ask.delete': { count: number }
  /** End {{count, number}} tasks? */
  'ask.end': { count: number }
  /** Retry {{count, number}} tasks? */
  'ask.retry': { count: number }
  /** Close */
  close: null
  /** Collected data is kept. */
  dataStays: null
  /** Delete */
  'do.delete': null
  /** End task */
  'do.end': null
  /** Retry */
  'do.retry': null
  /** {{count, number}} tasks deleted */
  'done.delete': { count: number }
  /** {{count, number}} tasks ended */
  'done.end': { count: number }
  /** {{count, number}} tasks queued again */
  'done.retry': { count: number }
  /** They continue where they stopped; nothing is collected twice. */
  goesOn: null
  /** They are removed from the list for good. */
  gone: null
  /** {{count, number}} were left as they are: */
  leftOut: { count: number }
  /** {{count, number}} are no longer there */
  missing: { count: number }
  /** Their ports are freed at once. */
  portsFree: null
  /** {{count, number}} of them can't be changed in their present state and are left as they are. */
  someCannot: { count: number }
  /** They stop at once and cannot be resumed. */
  stops: null
  /** Each takes a port of its seat again. */
  takesPorts: null
}
