// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface UserMessages {
  /** Buy ports */
  buyPorts: null
  /** Edit profile */
  change: null
  /** Other contact */
  contact: null
  /** For example a Telegram or WhatsApp name */
  contactHint: null
  /** This login */
  current: null
  /** Details */
  details: null
  /** Email */
  email: null
  /** Log out */
  end: null
  /** That device is logged out at once and needs the password again. */
  endEffect: null
  /** Log out {{system}} ({{ip}})? */
  endTitle: { system: string | number; ip: string | number }
  /** Until {{time}} */
  expires: { time: string | number }
  /** Ports expire */
  expiry: null
  /** Last used {{time}} */
  lastSeen: { time: string | number }
  /** Your details, your account and your login devices */
  lead: null
  /** Ledger */
  ledger: null
  /** Login log */
  loginLog: null
  /** Name */
  name: null
  /** Not given */
  none: null
  /** Change password */
  password: null
  /** Password */
  passwordLabel: null
  /** Phone */
  phone: null
  /** Free ports */
  portsFree: null
  /** Recharge balance */
  recharge: null
  /** Registered */
  registered: null
  /** Remark */
  remark: null
  /** Profile saved */
  saved: null
  /** Manage */
  secondFactor: null
  /** Second factor */
  secondFactorLabel: null
  /** The device is logged out */
  sessionEnded: null
  /** Login devices */
  sessions: null
  /** Disabled */
  'status.disabled': null
  /** Active */
  'status.normal': null
  /** Personal centre */
  title: null
  /** Unknown device */
  unknownSystem: null
  /** User ID */
  userId: null
}
