// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface KitMessages {
  /** Dates: all */
  anyDay: null
  /** Choose the first day */
  chooseFirstDay: null
  /** Now choose the last day */
  chooseLastDay: null
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
  /** Dates */
  days: null
  /** From {{day}} */
  daysFrom: { day: string | number }
  /** All dates */
  'daysPreset.any': null
  /** Last 30 days */
  'daysPreset.month': null
  /** This month */
  'daysPreset.thisMonth': null
  /** Today */
  'daysPreset.today': null
  /** Last 7 days */
  'daysPreset.week': null
  /** Yesterday */
  'daysPreset.yesterday': null
  /** Until {{day}} */
  daysUntil: { day: string | number }
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
  /** Next month */
  monthAfter: null
  /** Previous month */
  monthBefore: null
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
