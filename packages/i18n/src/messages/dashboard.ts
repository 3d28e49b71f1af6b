// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface DashboardMessages {
  /** Social accounts */
  accounts: null
  /** All tasks */
  allTasks: null
  /** Until {{date}} */
  expires: { date: string | number }
  /** Ports, seats and tasks as they stand now. */
  lead: null
  /** Nobody collected yet */
  noPeople: null
  /** What tasks find appears here. */
  noPeopleText: null
  /** No task in progress */
  noRunning: null
  /** Queued tasks start as soon as their seat is online. */
  noRunningText: null
  /** Choose from the menu what to manage. */
  nothingText: null
  /** Welcome to Seaport */
  nothingTitle: null
  /** People collected */
  people: null
  /** Each counted once */
  peopleHint: null
  /** Ports taken */
  ports: null
  /** {{count, number}} in queue */
  queued: { count: number }
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
  /** {{count, number}} unassigned */
  unassigned: { count: number }
}
