// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface PlatformStatisticsMessages {
  /** Answer */
  'act.feedback_open': null
  /** View */
  'act.job_failing': null
  /** Set up */
  'act.mail_missing': null
  /** Confirm */
  'act.order_open': null
  /** Decide */
  'act.payment_parked': null
  /** View users */
  'act.user_ending': null
  /** View */
  'act.webhook_off': null
  /** New people today */
  'admin.collected': null
  /** {{count, number}} already known */
  'admin.known': { count: number }
  /** {{count, number}} new today */
  'admin.newUsers': { count: number }
  /** Nothing waits for you. */
  'admin.nothing': null
  /** In use / purchased */
  'admin.portsHint': null
  /** Recharged in the last 30 days */
  'admin.revenue': null
  /** {{sum}} today */
  'admin.revenueToday': { sum: string | number }
  /** {{count, number}} created today */
  'admin.tasksToday': { count: number }
  /** Platform */
  'admin.title': null
  /** Users */
  'admin.users': null
  /** Collection */
  collection: null
  /** Day */
  day: null
  /** Task types by tasks created */
  kinds: null
  /** Revenue, tasks and collected people over all users. */
  lead: null
  /** Already known */
  'measure.collected_known': null
  /** New people collected */
  'measure.collected_new': null
  /** New users */
  'measure.new_users': null
  /** Promotions done */
  'measure.promoted_done': null
  /** Failed */
  'measure.promoted_failed': null
  /** Skipped */
  'measure.promoted_skipped': null
  /** Unknown */
  'measure.promoted_unknown': null
  /** Recharged */
  'measure.revenue': null
  /** Tasks completed */
  'measure.tasks_completed': null
  /** Tasks created */
  'measure.tasks_created': null
  /** Tasks ended */
  'measure.tasks_ended': null
  /** Tasks failed */
  'measure.tasks_error': null
  /** Right now */
  now: null
  /** Over time */
  overTime: null
  /** Promotion */
  promotion: null
  /** Recharges */
  revenue: null
  /** Tasks */
  tasks: null
  /** Platform statistics */
  title: null
  /** New users */
  users: null
}
