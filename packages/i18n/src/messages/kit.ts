// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface KitMessages {
  /** {{count, number}} results */
  commandCount: { count: number }
  /** Nothing matches */
  commandNone: null
  /** Recent */
  commandRecent: null
  /** Search screens, data and actions… */
  commandSearch: null
  /** Searching… */
  commandSearching: null
  /** Commands */
  commands: null
  /** Edit {{name}} */
  editCell: { name: string | number }
  /** Export */
  export: null
  /** Cancel export */
  exportCancel: null
  /** Export as CSV */
  exportCsv: null
  /** Exported {{file}} */
  exportDone: { file: string | number }
  /** Export as Excel */
  exportXlsx: null
  /** Exporting */
  exporting: null
  /** Delete this saved filter */
  filterForget: null
  /** Name */
  filterName: null
  /** Save this filter */
  saveFilter: null
  /** Saved filters */
  savedFilters: null
  /** Slide {{at, number}} of {{total, number}} */
  slideGo: { at: number; total: number }
  /** Next slide */
  slideNext: null
  /** Pause */
  slidePause: null
  /** Play */
  slidePlay: null
  /** Previous slide */
  slidePrevious: null
  /** Current step */
  stepCurrent: null
  /** Done */
  stepDone: null
  /** Has errors */
  stepFailed: null
  /** Not started */
  stepWaiting: null
  /** {{at, number}} of {{total, number}} */
  tourAt: { at: number; total: number }
  /** Back */
  tourBack: null
  /** Got it */
  tourFinish: null
  /** Next */
  tourNext: null
  /** Skip */
  tourSkip: null
}
