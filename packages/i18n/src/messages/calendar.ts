// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface CalendarMessages {
  /** Add */
  add: null
  /** No notes on this day */
  empty: null
  /** {{count, number}} more */
  more: { count: number }
  /** Next month */
  next: null
  /** {{count, number}} notes */
  notes: { count: number }
  /** Previous month */
  previous: null
  /** Delete note: {{note}} */
  remove: { note: string | number }
  /** Note */
  text: null
  /** Today */
  today: null
}
