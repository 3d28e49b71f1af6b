// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface DesktopMessages {
  /** Account */
  account: null
  /** Search accounts */
  accountSearch: null
  /** Accounts */
  accounts: null
  /** The social accounts that your supervisor assigned to you. An open account holds one port. */
  accountsLead: null
  /** Actions */
  actions: null
  /** All tasks */
  allTasks: null
  /** @{{handle}} */
  at: { handle: string | number }
  /** Last response at {{time}}. Tasks on this computer continue; results are uploaded once the server is back. */
  awaySince: { time: string | number }
  /** Tasks on this computer continue; results are uploaded once the server is back. */
  awayText: null
  /** The server cannot be reached */
  awayTitle: null
  /** Back */
  back: null
  /** Choose the task of port {{slot}} */
  boardChoose: { slot: string | number }
  /** Choose all tasks */
  boardChooseAll: null
  /** Show */
  boardFilter: null
  /** Accounts */
  'boardFilter.accounts': null
  /** All ports */
  'boardFilter.all': null
  /** Free ports */
  'boardFilter.free': null
  /** Needs me */
  'boardFilter.needs': null
  /** Tasks */
  'boardFilter.tasks': null
  /** Search ports */
  boardSearch: null
  /** Order */
  boardSort: null
  /** Needs me first */
  'boardSort.needs': null
  /** By port number */
  'boardSort.slot': null
  /** Layout */
  boardView: null
  /** Cards */
  'boardView.cards': null
  /** Rows */
  'boardView.rows': null
  /** Browser */
  browser: null
  /** By hand */
  byHand: null
  /** Cancel sign-in */
  cancelSignIn: null
  /** Which Page is this account? */
  choosePage: null
  /** Use this Page */
  choosePageAction: null
  /** Page */
  choosePageField: null
  /** You manage several Pages. @{{handle}} will act as the one that you choose. */
  choosePageLead: { handle: string | number }
  /** This computer’s clock is {{time}} fast */
  clockFast: { time: string | number }
  /** This computer’s clock is {{time}} slow */
  clockSlow: { time: string | number }
  /** Tasks go by the server’s time, so nothing starts early or late. Websites may refuse to open: set the date and time to automatic in the system settings. */
  clockText: null
  /** Close */
  closeAccount: null
  /** Its page closes and its port is freed. */
  closePort: null
  /** It stays signed in for next time. */
  closeSignIn: null
  /** Its tasks continue: each has a port of its own. */
  closeTasks: null
  /** Close @{{handle}}? */
  closeTitle: { handle: string | number }
  /** Closed */
  closed: null
  /** Details */
  details: null
  /** What can’t be saved isn’t done, so all tasks wait. Nothing is lost. Free some space and they go on by themselves. */
  diskFullText: null
  /** This computer’s disk is full */
  diskFullTitle: null
  /** The task cannot be continued afterwards. */
  endFinal: null
  /** Everything collected so far is kept. */
  endKeeps: null
  /** Its port is freed at once. */
  endPort: null
  /** End task */
  endTask: null
  /** End {{name}}? */
  endTitle: { name: string | number }
  /** Your login expired because it was not used for a long time. Please log in again. */
  'ended.expired': null
  /** This session has ended: another device logged in to the seat, or your supervisor ended it. */
  'ended.taken_over': null
  /** Mark all as seen */
  endedAllSeen: null
  /** Seen */
  endedSeen: null
  /** {{count, number}} tasks failed or were ended */
  endedSince: { count: number }
  /** {{count, number}} followers */
  followerCount: { count: number }
  /** Free port */
  freePort: null
  /** For an account or a task */
  freePortText: null
  /** {{count, number}} free ports */
  freePorts: { count: number }
  /** @{{handle}} · {{network}} */
  handleOn: { handle: string | number; network: string | number }
  /** {{kind}} · @{{handle}} */
  kindWith: { kind: string | number; handle: string | number }
  /** Late by {{count, number}} minutes */
  lateBy: { count: number }
  /** Log */
  log: null
  /** Log in */
  login: null
  /** {{server}} · version {{version}} */
  loginFoot: { server: string | number; version: string | number }
  /** One seat, one device. Your supervisor gives you the seat code. */
  loginLead: null
  /** Log in to your seat */
  loginTitle: null
  /** Log in · Seaport */
  loginWindow: null
  /** Log out */
  logout: null
  /** Open accounts close and their ports are freed. */
  logoutAccounts: null
  /** Sign-ins to the networks stay on this computer, encrypted. */
  logoutSignIns: null
  /** {{count, number}} running tasks wait until the next login; their results are kept. */
  logoutTasks: { count: number }
  /** Log out of this seat? */
  logoutTitle: null
  /** Screens */
  navigation: null
  /** New task */
  newTask: null
  /** {{nickname}} · {{network}} */
  nicknameOn: { nickname: string | number; network: string | number }
  /** No account is assigned to you */
  noAccounts: null
  /** Ask your supervisor to assign one in the console. */
  noAccountsText: null
  /** This seat has no ports */
  noPorts: null
  /** Ask your supervisor to allocate some. */
  noPortsText: null
  /** No tasks yet */
  noTasks: null
  /** A task collects people from posts, profiles or keywords. */
  noTasksText: null
  /** Nothing found */
  noneFound: null
  /** Open */
  open: null
  /** Open account */
  openAccount: null
  /** {{count, number}} pages read */
  pagesRead: { count: number }
  /** {{reason}} · {{time}} */
  parkedFor: { reason: string | number; time: string | number }
  /** Password */
  password: null
  /** Port */
  port: null
  /** Port {{slot, number}} */
  portNumber: { slot: number }
  /** Ports */
  ports: null
  /** The ports expire on {{time}}. Ask your supervisor to renew them. */
  portsExpireSoon: { time: string | number }
  /** The ports have expired: nothing new can be opened or started. Ask your supervisor to renew them. */
  portsExpired: null
  /** As last known. Asking the server for what is new… */
  portsKept: null
  /** {{taken, number}} of {{total, number}} ports are taken */
  portsLead: { taken: number; total: number }
  /** Ports {{taken, number}} / {{total, number}} */
  portsTaken: { taken: number; total: number }
  /** Enter the login */
  proxyLoginAsk: null
  /** Log in to the proxy */
  proxyLoginGive: null
  /** The proxy {{proxy}} of your network lets nobody through to the server without a login. Enter the one that your company has for it, not your seat’s. Accounts with a proxy of their own are not affected. */
  proxyLoginLead: { proxy: string | number }
  /** The proxy {{proxy}} no longer takes the login that it had. Enter it anew. */
  proxyLoginRefused: { proxy: string | number }
  /** Proxy login */
  proxyLoginTitle: null
  /** Remember on this computer */
  proxyRemember: null
  /** Encrypted by the operating system. Otherwise it is kept until Seaport quits. */
  proxyRememberHint: null
  /** User name */
  proxyUser: null
  /** Resources */
  resources: null
  /** {{count, number}} tasks running */
  runningCount: { count: number }
  /** Scripts */
  scripts: null
  /** Search tasks */
  searchTasks: null
  /** Seat code */
  seatCode: null
  /** Seat {{code}} */
  seatCodeOf: { code: string | number }
  /** Server address */
  serverAddress: null
  /** Server unreachable, tasks continue */
  serverAway: null
  /** Back */
  serverBack: null
  /** Change server */
  serverChange: null
  /** You will be logged out here. Unfinished tasks stay on the old server. */
  serverChangeNote: null
  /** Check and continue */
  serverCheck: null
  /** Version {{version}} */
  serverFoot: { version: string | number }
  /** Your supervisor or administrator gives you its address. */
  serverLead: null
  /** Server connected */
  serverOnline: null
  /** Which server? */
  serverTitle: null
  /** Seaport’s work log was damaged. Running tasks are taken up again from the server; results that had not been uploaded yet are collected again. */
  'setAside.journal': null
  /** Saved logins were damaged. Log in to your seat again, then sign in to your accounts. If the seat is still held by this computer’s last session, wait a minute. */
  'setAside.secrets': null
  /** The settings were damaged and are back to their defaults. The server may have to be chosen again. */
  'setAside.settings': null
  /** The damaged file was kept: {{path}} */
  setAsideKept: { path: string | number }
  /** Got it */
  setAsideRead: null
  /** Some data on this computer could not be read */
  setAsideTitle: null
  /** Settings */
  settings: null
  /** Show page */
  showWindow: null
  /** Sign in */
  signIn: null
  /** Sign-in needed */
  signInNeeded: null
  /** Sign-in */
  signInState: null
  /** Signed in */
  signedIn: null
  /** Signing in */
  signingIn: null
  /** Open since {{time}} */
  since: { time: string | number }
  /** Starts {{time}} */
  startsAt: { time: string | number }
  /** Switch to @{{handle}} */
  switchAction: { handle: string | number }
  /** The other account is signed out in this page; nothing else of it changes. */
  switchForgets: null
  /** Sign in as @{{handle}} instead? */
  switchTitle: { handle: string | number }
  /** Task */
  task: null
  /** Task name */
  taskName: null
  /** Tasks */
  tasks: null
  /** Every task of this seat. A task holds a port until it is over. */
  tasksLead: null
  /** Through proxy {{address}} */
  throughProxy: { address: string | number }
  /** {{count, number}} results to upload */
  undelivered: { count: number }
  /** You can also install it from the download centre. */
  updateByHand: null
  /** Check now */
  updateCheck: null
  /** Last checked */
  updateChecked: null
  /** Checking… */
  updateChecking: null
  /** Copy download centre address */
  updateCopyCentre: null
  /** Downloading {{version}}: {{percent}}% */
  updateDownloading: { version: string | number; percent: string | number }
  /** What’s new */
  updateNews: null
  /** This version is below the minimum that your server requires. Seaport updates itself once the running tasks have finished. */
  updateNoTasksText: null
  /** No new tasks until the update */
  updateNoTasksTitle: null
  /** Up to date */
  updateNone: null
  /** This build does not update itself */
  updateOff: null
  /** Version {{version}} is ready. It is installed when Seaport restarts. */
  updateReady: { version: string | number }
  /** An update was refused: what arrived is not what was released. Please tell your administrator. */
  updateRefused: null
  /** Update required: running tasks finish first, no new ones are taken */
  updateRequiredBusy: null
  /** Your server no longer supports version {{version}}. Your accounts and tasks stay as they are. */
  updateRequiredLead: { version: string | number }
  /** Update to continue */
  updateRequiredTitle: null
  /** Restart and update */
  updateRestart: null
  /** The update is ready. Seaport restarts by itself in {{count, number}} seconds. */
  updateRestartsIn: { count: number }
  /** Status */
  updateState: null
  /** The last check got no answer. Seaport tries again by itself. */
  updateUnreachable: null
  /** Version {{version}} is ready. The restart waits for the running tasks. */
  updateWaiting: { version: string | number }
  /** Updates */
  updates: null
  /** Version {{version}} */
  version: { version: string | number }
  /** Waiting to run */
  waitsForRunner: null
  /** The proxy between this computer and the server wants a login. */
  'way.login': null
  /** The proxy between this computer and the server refuses the server’s address. Ask who looks after your network to allow it. */
  'way.refuses': null
  /** The proxy in this computer’s network settings does not answer. */
  'way.unreachable': null
  /** Page is closed */
  windowClosed: null
  /** Page is open */
  windowOpen: null
  /** Workbench */
  workbench: null
}
