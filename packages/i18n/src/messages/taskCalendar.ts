// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface TaskCalendarMessages {
  /** Group by */
  by: null
  /** By account */
  'by.account': null
  /** By seat */
  'by.seat': null
  /** {{kind}}: {{planned, number}}, daily limit {{cap, number}} */
  capMark: { kind: string | number; planned: number; cap: number }
  /** Overlaps another task */
  clash: null
  /** New task */
  create: null
  /** There is more than fits here. Choose a shorter period to see all of it. */
  cut: null
  /** Assign accounts */
  emptyAction: null
  /** Accounts appear here once they are assigned to a seat. */
  emptyText: null
  /** Nothing to schedule yet */
  emptyTitle: null
  /** Drag a pending task to reschedule it, or use the clock button on it. */
  howToMove: null
  /** No tasks */
  idle: null
  /** {{account}}: {{count, number}} tasks at the same time from {{from}}: {{tasks}} */
  'issue.account': { account: string | number; count: number; from: string | number; tasks: string | number }
  /** {{account}}: {{kind}} planned {{planned, number}} times on {{day}}, daily limit {{cap, number}}. The rest waits for the next day. */
  'issue.cap': {
    account: string | number
    kind: string | number
    planned: number
    day: string | number
    cap: number
  }
  /** {{seat}}: {{count, number}} tasks at the same time from {{from}}, ports: {{ports, number}}. {{tasks}} */
  'issue.seat': {
    seat: string | number
    count: number
    from: string | number
    ports: number
    tasks: string | number
  }
  /** {{count, number}} conflicts */
  issues: { count: number }
  /** What is scheduled and what ran, by account or by seat. */
  lead: null
  /** and {{count, number}} more */
  moreIssues: { count: number }
  /** Reschedule {{name}} */
  move: { name: string | number }
  /** {{name}} now starts {{when}} */
  moved: { name: string | number; when: string | number }
  /** Next */
  next: null
  /** Not started, drawn as one hour */
  planned: null
  /** {{code}} · {{count, number}} ports */
  ports: { code: string | number; count: number }
  /** Previous */
  previous: null
  /** Quiet hours of the account */
  quiet: null
  /** {{from}}–{{to}} */
  times: { from: string | number; to: string | number }
  /** Task calendar */
  title: null
  /** Today */
  today: null
  /** Undo */
  undo: null
  /** View */
  view: null
  /** Day */
  'view.day': null
  /** Week */
  'view.week': null
  /** Time zone */
  zone: null
}
