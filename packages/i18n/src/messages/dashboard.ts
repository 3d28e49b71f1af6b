// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface DashboardMessages {
  /** Social accounts */
  accounts: null
  /** Unblock */
  'act.account_blocked': null
  /** View */
  'act.admin_act': null
  /** Recharge */
  'act.balance_low': null
  /** Read */
  'act.feedback_answered': null
  /** Buy ports */
  'act.ports_full': null
  /** Check */
  'act.proxy_failing': null
  /** Open seats */
  'act.seat_silent': null
  /** Review */
  'act.task_failed': null
  /** Review */
  'act.task_late': null
  /** Renew */
  'act.time_ending': null
  /** View */
  'act.webhook_off': null
  /** All seats */
  allSeats: null
  /** All tasks */
  allTasks: null
  /** and {{count, number}} more */
  andMore: { count: number }
  /** Needs attention */
  attention: null
  /** {{name}}: {{reason}} */
  because: { name: string | number; reason: string | number }
  /** Open account */
  'berth.account': null
  /** Free */
  'berth.free': null
  /** Task */
  'berth.task': null
  /** Open accounts: {{accounts, number}}; tasks: {{tasks, number}}; free: {{free, number}} */
  berths: { accounts: number; tasks: number; free: number }
  /** Port board */
  board: null
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
  /** offline */
  offline: null
  /** online */
  online: null
  /** Over time */
  overTime: null
  /** More than {{count, number}} people in all */
  peopleAtLeast: { count: number }
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
  /** {{count, number}} by now yesterday */
  soFar: { count: number }
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
  /** {{count, number}} ports aren't allocated to a seat */
  unallocated: { count: number }
  /** {{count, number}} unassigned */
  unassigned: { count: number }
  /** Nothing was collected in this period. */
  'unused.collection': null
  /** No promotions ran in this period. */
  'unused.promotion': null
}
