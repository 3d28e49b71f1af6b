// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface TaskPageMessages {
  /** by an administrator */
  'actor.administrator': null
  /** through the API */
  'actor.api': null
  /** by the seat */
  'actor.seat': null
  /** by the supervisor */
  'actor.supervisor': null
  /** by the system */
  'actor.system': null
  /** Right away */
  atOnce: null
  /** Audience */
  audience: null
  /** {{from}}: {{filters}} */
  audienceFiltered: { from: string | number; filters: string | number }
  /** Copy task ID */
  copyId: null
  /** after {{time}} */
  endsAfter: { time: string | number }
  /** {{count, number}} reached */
  endsAtCount: { count: number }
  /** Every target is settled */
  endsAtList: null
  /** Ends when */
  endsWhen: null
  /** Started by the client */
  'event.claim': null
  /** Completed */
  'event.complete': null
  /** Created */
  'event.created': null
  /** Ended */
  'event.end': null
  /** Failed */
  'event.fail': null
  /** Back in the queue */
  'event.lease_lost': null
  /** Paused */
  'event.parked': null
  /** Start moved */
  'event.rescheduled': null
  /** Resumed */
  'event.resumed': null
  /** Retried */
  'event.retry': null
  /** Queued */
  'event.start': null
  /** at most {{value}} followers */
  'filter.followers_max': { value: string | number }
  /** at least {{value}} followers */
  'filter.followers_min': { value: string | number }
  /** one group only */
  'filter.group_id': null
  /** located in {{value}} */
  'filter.location': { value: string | number }
  /** contains “{{value}}” */
  'filter.search': { value: string | number }
  /** seen since {{value}} */
  'filter.seen_from': { value: string | number }
  /** seen before {{value}} */
  'filter.seen_to': { value: string | number }
  /** collected by one task */
  'filter.task_id': null
  /** Timeline */
  history: null
  /** {{time}} ({{zone}}) */
  inZone: { time: string | number; zone: string | number }
  /** and {{count, number}} more */
  moreEntries: { count: number }
  /** No */
  no: null
  /** Nothing recorded yet */
  noHistory: null
  /** {{first}}, or {{second}} */
  or: { first: string | number; second: string | number }
  /** {{outcome}} {{count, number}} */
  outcomeCount: { outcome: string | number; count: number }
  /** The script was deleted */
  scriptGone: null
  /** What it does */
  settings: null
  /** Settled */
  settled: null
  /** starts {{time}} */
  startsAt: { time: string | number }
  /** Task ID */
  taskId: null
  /** until {{time}} */
  until: { time: string | number }
  /** Yes */
  yes: null
}
