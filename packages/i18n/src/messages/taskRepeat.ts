// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface TaskRepeatMessages {
  /** Stop repeating {{name}}? */
  askStop: { name: string | number }
  /** Change */
  change: null
  /** Times */
  count: null
  /** Skipped ones count too. */
  countHint: null
  /** Every day at {{time}} */
  daily: { time: string | number }
  /** Days of the week */
  days: null
  /** Created, then deleted */
  deleted: null
  /** Tasks that were created stay as they are. */
  effectKept: null
  /** No new task is created. */
  effectStop: null
  /** Ends */
  end: null
  /** After a number of times */
  'end.count': null
  /** On a day */
  'end.day': null
  /** Never */
  'end.never': null
  /** Times left */
  left: null
  /** {{time}}: repeats #{{number}} {{name}} */
  mark: { time: string | number; number: string | number; name: string | number }
  /** Next */
  next: null
  /** next {{time}} */
  nextAt: { time: string | number }
  /** This task isn’t repeated. */
  none: null
  /** Finished or stopped */
  over: null
  /** Repeated tasks */
  planned: null
  /** Repeat task */
  repeat: null
  /** Earlier repeats */
  runs: null
  /** The task will be repeated */
  saved: null
  /** Skipped */
  skipped: null
  /** Repeated task */
  source: null
  /** Stop repeating */
  stop: null
  /** Stop repeating task #{{number}} */
  stopOf: { number: string | number }
  /** The task is no longer repeated */
  stopped: null
  /** Task #{{number}} */
  task: { number: string | number }
  /** Time */
  time: null
  /** In the account’s time zone, {{zone}} */
  timeHint: { zone: string | number }
  /** Repeat */
  title: null
  /** Last day */
  until: null
  /** {{days}} at {{time}} */
  weekly: { days: string | number; time: string | number }
  /** Schedule */
  when: null
}
