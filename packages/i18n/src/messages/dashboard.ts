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
  /** Today's figures, the current state and trends over time. */
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
  /** Not synced yet */
  neverSynced: null
  /** No people collected yet */
  noPeople: null
  /** Results appear here once tasks run. */
  noPeopleText: null
  /** No task in progress */
  noRunning: null
  /** Queued tasks start as soon as their seat is online. */
  noRunningText: null
  /** No seat collected anyone in this period */
  'nobody.collection': null
  /** No seat completed a promotion in this period */
  'nobody.promotion': null
  /** Choose what to manage from the menu on the left. */
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
  /** Online / total */
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
