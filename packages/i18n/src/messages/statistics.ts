// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface StatisticsMessages {
  /** Figures by kind of task */
  byKind: null
  /** Collected in all */
  collected: null
  /** Collected by day */
  collectedByDay: null
  /** New people by kind of task */
  collectedByKind: null
  /** Day */
  day: null
  /** Kind of task */
  kind: null
  /** Resources and tasks by period, seat and kind of task. */
  lead: null
  /** Rankings of the seats by period. */
  leadRankings: null
  /** Already known */
  'measure.collected_known': null
  /** New people */
  'measure.collected_new': null
  /** Promotions done */
  'measure.promoted_done': null
  /** Promotions failed */
  'measure.promoted_failed': null
  /** Promotions skipped */
  'measure.promoted_skipped': null
  /** Promotions unknown */
  'measure.promoted_unknown': null
  /** Tasks completed */
  'measure.tasks_completed': null
  /** Tasks created */
  'measure.tasks_created': null
  /** Tasks ended */
  'measure.tasks_ended': null
  /** Tasks failed */
  'measure.tasks_error': null
  /** Nothing was counted in this period */
  nothing: null
  /** Promotions by day */
  promotedByDay: null
  /** Promotions done by kind */
  promotedByKind: null
  /** Promotion statistics */
  promotions: null
  /** Rankings of the seats */
  rankings: null
  /** Resource statistics */
  resources: null
  /** Seat */
  seat: null
  /** {{share}} of all */
  share: { share: string | number }
  /** Task statistics */
  tasks: null
  /** Finished tasks by day */
  tasksByDay: null
  /** Tasks by kind */
  tasksByKind: null
  /** Data statistics */
  title: null
}
