// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface DashboardMessages {
  /** Social accounts */
  accounts: null
  /** New people today */
  'admin.collected': null
  /** {{count, number}} already known */
  'admin.known': { count: number }
  /** {{count, number}} new today */
  'admin.newUsers': { count: number }
  /** Taken of all paid for */
  'admin.portsHint': null
  /** Recharged in 30 days */
  'admin.revenue': null
  /** {{sum}} today */
  'admin.revenueToday': { sum: string | number }
  /** {{count, number}} created today */
  'admin.tasksToday': { count: number }
  /** Platform */
  'admin.title': null
  /** Users */
  'admin.users': null
  /** All tasks */
  allTasks: null
  /** Day */
  day: null
  /** {{fresh, number}} new, {{known, number}} known */
  'detail.collection': { fresh: number; known: number }
  /** {{failed, number}} failed, {{skipped, number}} skipped */
  'detail.promotion': { failed: number; skipped: number }
  /** Until {{date}} */
  expires: { date: string | number }
  /** Last synced */
  lastSync: null
  /** Today, how things stand, and how it went. */
  lead: null
  /** Already known */
  'measure.collected_known': null
  /** New people collected */
  'measure.collected_new': null
  /** Promotions done */
  'measure.promoted_done': null
  /** Failed */
  'measure.promoted_failed': null
  /** Skipped */
  'measure.promoted_skipped': null
  /** Unknown */
  'measure.promoted_unknown': null
  /** Tasks completed */
  'measure.tasks_completed': null
  /** Tasks created */
  'measure.tasks_created': null
  /** Tasks failed */
  'measure.tasks_error': null
  /** and {{count, number}} more seats */
  more: { count: number }
  /** Nothing synced yet */
  neverSynced: null
  /** Nobody collected yet */
  noPeople: null
  /** What tasks find appears here. */
  noPeopleText: null
  /** No task in progress */
  noRunning: null
  /** Queued tasks start as soon as their seat is online. */
  noRunningText: null
  /** No seat collected anybody in this period */
  'nobody.collection': null
  /** No seat carried out a promotion in this period */
  'nobody.promotion': null
  /** Choose from the menu what to manage. */
  nothingText: null
  /** Welcome to Seaport */
  nothingTitle: null
  /** Right now */
  now: null
  /** Over time */
  overTime: null
  /** {{count, number}} people in all */
  peopleInAll: { count: number }
  /** Period */
  period: null
  /** 1 month */
  'periods.one_month': null
  /** 7 days */
  'periods.seven_days': null
  /** 3 days */
  'periods.three_days': null
  /** 3 months */
  'periods.three_months': null
  /** 2 months */
  'periods.two_months': null
  /** Ports taken */
  ports: null
  /** {{count, number}} waiting */
  queued: { count: number }
  /** Collection ranking */
  'ranking.collection': null
  /** Promotion ranking */
  'ranking.promotion': null
  /** {{part, number}} / {{whole, number}} */
  ratio: { part: number; whole: number }
  /** Collected recently */
  recent: null
  /** In progress */
  running: null
  /** Seats online */
  seats: null
  /** Online of all */
  seatsHint: null
  /** Tasks in progress */
  tasks: null
  /** Dashboard */
  title: null
  /** Today */
  today: null
  /** Collection */
  'trend.collection': null
  /** Promotion */
  'trend.promotion': null
  /** {{count, number}} unassigned */
  unassigned: { count: number }
  /** Yesterday {{was, number}} ({{difference}}) */
  yesterday: { was: number; difference: string | number }
}
