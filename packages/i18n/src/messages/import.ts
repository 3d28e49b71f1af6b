// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ImportMessages {
  /** Back */
  back: null
  /** Download the {{count, number}} rows left out */
  errorFile: { count: number }
  /** {{count, number}} imported */
  imported: { count: number }
  /** — */
  none: null
  /** Result */
  outcome: null
  /** Reason */
  reason: null
  /** Import result */
  result: null
  /** Row */
  row: null
  /** To import */
  'row.added': null
  /** Duplicate */
  'row.duplicate': null
  /** Imported */
  'row.imported': null
  /** Invalid */
  'row.invalid': null
  /** Import {{count, number}} */
  run: { count: number }
  /** {{count, number}} to import */
  'sum.added': { count: number }
  /** {{count, number}} duplicates */
  'sum.duplicate': { count: number }
  /** {{count, number}} imported */
  'sum.imported': { count: number }
  /** {{count, number}} invalid */
  'sum.invalid': { count: number }
  /** Download template */
  template: null
  /** Preview */
  try: null
}
