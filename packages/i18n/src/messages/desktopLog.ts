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
  /** The computer’s clock was set */
  'event.clockMoved': null
  /** The computer’s clock differs from the server’s */
  'event.clockOff': null
  /** The disk is full, all work waits */
  'event.diskFull': null
  /** Live updates broke off */
  'event.eventsBroke': null
  /** The client had a fault */
  'event.fault': null
  /** The server does not take a profile that was kept */
  'event.keepNotTaken': null
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
  /** The network changed */
  'event.networkChanged': null
  /** Not prepared for work */
  'event.notPrepared': null
  /** A report was not sent */
  'event.notSent': null
  /** A link could not be opened in the browser */
  'event.outsideFailed': null
  /** A part of the program did not load */
  'event.partsFailed': null
  /** The proxy did not carry a request */
  'event.proxyFailed': null
  /** Quitting was called off */
  'event.quitCalledOff': null
  /** The runner broke off */
  'event.runnerBroke': null
  /** The runner had a fault */
  'event.runnerFailed': null
  /** The runner could not start */
  'event.runnerNotBegun': null
  /** The runner stopped, another one takes over */
  'event.runnerReplaced': null
  /** The runner started */
  'event.runnerStarted': null
  /** The seat could not begin its work */
  'event.seatNotBegun': null
  /** The server does not answer */
  'event.serverAway': null
  /** The server answers again */
  'event.serverBack': null
  /** Server chosen */
  'event.serverChosen': null
  /** The server had a fault */
  'event.serverFault': null
  /** The server could not be used */
  'event.serverRefused': null
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
  /** Data could not be read and was set aside */
  'event.storeSetAside': null
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
  /** A sign-in could not be renewed */
  'event.tokensNotRenewed': null
  /** A sign-in is no longer renewed */
  'event.tokensOver': null
  /** Something was left unfinished at quitting */
  'event.unfinished': null
  /** A new version was downloaded */
  'event.updateDownloaded': null
  /** A new version was found */
  'event.updateFound': null
  /** Restarting into the update */
  'event.updateRestart': null
  /** Updater */
  'event.updater': null
  /** The window did not load */
  'event.windowFailed': null
  /** A window stopped unexpectedly */
  'event.windowGone': null
  /** Window shown */
  'event.windowShown': null
  /** The computer woke up */
  'event.woke': null
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
