// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface DesktopSettingsMessages {
  /** Account */
  account: null
  /** Appearance */
  appearance: null
  /** Unreachable */
  away: null
  /** Connected */
  connected: null
  /** Connection */
  connection: null
  /** Copy the device ID */
  copyDevice: null
  /** Copy the folder’s path */
  copyFolder: null
  /** Copy the server’s address */
  copyServer: null
  /** Data on this computer */
  data: null
  /** Folder */
  dataFolder: null
  /** Logins, unfinished tasks and the log are kept here. Logins are encrypted by the operating system. */
  dataNote: null
  /** This computer */
  device: null
  /** Device ID */
  deviceId: null
  /** Computer name */
  deviceName: null
  /** A seat is bound to one device. To use another computer, ask your supervisor to unbind this one. */
  deviceNote: null
  /** None, connects directly */
  direct: null
  /** Last response */
  lastAnswer: null
  /** How this client looks, and what it is connected to. */
  lead: null
  /** On this computer */
  life: null
  /** Notifications tell you when a task needs you, fails or is blocked, and when an account has to sign in again. While tasks run, this computer does not fall asleep. */
  lifeNote: null
  /** Memory */
  memory: null
  /** Helpers */
  memoryHelpers: null
  /** Program */
  memoryMain: null
  /** {{used}} of {{total}} */
  memoryOf: { used: string | number; total: string | number }
  /** Windows */
  memoryPages: null
  /** Network */
  network: null
  /** Not bought yet */
  never: null
  /** No account is assigned to this seat */
  noAccounts: null
  /** None yet */
  noAnswer: null
  /** No protected storage on this computer */
  noDevice: null
  /** Notifications */
  notify: null
  /** Off */
  notifyOff: null
  /** On */
  notifyOn: null
  /** When I close the window while tasks run */
  onClose: null
  /** Ask me */
  'onClose.ask': null
  /** Keep running */
  'onClose.keep': null
  /** Quit */
  'onClose.quit': null
  /** Ports */
  ports: null
  /** Ports expire */
  portsExpire: null
  /** About this client */
  program: null
  /** Accounts and proxies */
  proxies: null
  /** Your supervisor assigns proxies in the console. An account with a proxy never connects without it. */
  proxiesLead: null
  /** Proxy */
  proxy: null
  /** Runs on */
  runtime: null
  /** Seat */
  seat: null
  /** Seat code */
  seatCode: null
  /** Server */
  server: null
  /** Open folder */
  showFolder: null
  /** Start when I log in to this computer */
  startAtLogin: null
  /** State */
  state: null
  /** System */
  system: null
  /** Settings */
  title: null
  /** Installed version */
  version: null
  /** Time zone */
  zone: null
}
