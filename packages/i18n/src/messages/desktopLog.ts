// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface DesktopLogMessages {
  /** Account */
  account: null
  /** Copy entry */
  copyEntry: null
  /** Copy for support */
  copyReport: null
  /** Nothing has happened yet */
  empty: null
  /** What happened */
  event: null
  /** Account closed */
  'event.accountClosed': null
  /** The account left this seat, its sign-in was removed */
  'event.accountLeft': null
  /** The account could not be closed */
  'event.accountNotClosed': null
  /** The account could not be opened */
  'event.accountNotOpened': null
  /** Account opened */
  'event.accountOpened': null
  /** The account’s state could not be reported */
  'event.accountUnreported': null
  /** The accounts could not be brought up to date */
  'event.accountsOutOfLine': null
  /** The server gave no tasks */
  'event.claimRefused': null
  /** Live updates broke off */
  'event.eventsBroke': null
  /** The client had a fault */
  'event.fault': null
  /** Earlier results could not be delivered */
  'event.leftovers': null
  /** Logged in */
  'event.loggedIn': null
  /** Logged out */
  'event.loggedOut': null
  /** Login failed */
  'event.loginFailed': null
  /** The server was not told of the logout */
  'event.logoutUntold': null
  /** A link could not be opened in the browser */
  'event.outsideFailed': null
  /** A part of the program did not load */
  'event.partsFailed': null
  /** The proxy did not carry a request */
  'event.proxyFailed': null
  /** The runner broke off */
  'event.runnerBroke': null
  /** The seat could not begin its work */
  'event.seatNotBegun': null
  /** The server does not answer */
  'event.serverAway': null
  /** The server answers again */
  'event.serverBack': null
  /** The server had a fault */
  'event.serverFault': null
  /** Still logged in from last time */
  'event.sessionGoesOn': null
  /** The ended session could not be cleared away */
  'event.sessionNotCleared': null
  /** The session has ended */
  'event.sessionOver': null
  /** The last login could not be read */
  'event.sessionUnreadable': null
  /** Sign-in at the network failed */
  'event.signInFailed': null
  /** The sign-in could not be removed */
  'event.signInNotForgotten': null
  /** Account signed in at its network */
  'event.signedIn': null
  /** The network signed the account out */
  'event.signedOut': null
  /** The program could not start */
  'event.startFailed': null
  /** Program started */
  'event.started': null
  /** Program quit */
  'event.stopped': null
  /** A task broke off */
  'event.taskBroke': null
  /** Task taken on */
  'event.taskClaimed': null
  /** Task finished on this computer */
  'event.taskDecided': null
  /** Work on a task failed unexpectedly */
  'event.taskFailed': null
  /** A task failed unexpectedly */
  'event.taskFailedAll': null
  /** Task put down */
  'event.taskLeft': null
  /** The server does not take what was collected */
  'event.taskNotTaken': null
  /** Collecting met an obstacle */
  'event.taskObstacle': null
  /** The server refused a report of a task */
  'event.taskRefused': null
  /** Something was left unfinished at quitting */
  'event.unfinished': null
  /** The window did not load */
  'event.windowFailed': null
  /** A window stopped unexpectedly */
  'event.windowGone': null
  /** What this client did, the newest first. Passwords and tokens are never written down. */
  lead: null
  /** Level */
  level: null
  /** Fault */
  'level.error': null
  /** Information */
  'level.info': null
  /** Warning */
  'level.warn': null
  /** The newest {{count, number}} entries are shown. “Save as file” keeps all of them. */
  newest: { count: number }
  /** Reason */
  reason: null
  /** Request ID */
  request: null
  /** Save as file */
  saveFile: null
  /** Saved to {{path}} */
  saved: { path: string | number }
  /** Search the log */
  search: null
  /** Seat */
  seat: null
  /** Show task */
  showTask: null
  /** Task */
  task: null
  /** Time */
  time: null
  /** Log */
  title: null
  /** In the file */
  words: null
}
