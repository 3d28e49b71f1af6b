// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AdminUserMessages {
  /** Social accounts */
  accounts: null
  /** Actions */
  actions: null
  /** Add */
  add: null
  /** The balance is now {{balance}} */
  adjusted: { balance: string | number }
  /** Ports given to seats */
  allocated: null
  /** Amount in US dollars */
  amount: null
  /** Disable {{email}}? */
  'ask.disable': { email: string | number }
  /** Enable {{email}}? */
  'ask.enable': { email: string | number }
  /** Log in as {{email}}? */
  'ask.enter': { email: string | number }
  /** Reset the second factor of {{email}}? */
  'ask.secondFactor': { email: string | number }
  /** Balance */
  balance: null
  /** Before */
  balanceNow: null
  /** After */
  balanceThen: null
  /** Adjust the balance of {{email}} */
  balanceTitle: { email: string | number }
  /** Contact */
  contact: null
  /** New user */
  create: null
  /** Create */
  createAction: null
  /** The user is ready */
  createdTitle: null
  /** {{count, number}} days left */
  daysLeft: { count: number }
  /** Deduct */
  deduct: null
  /** User details */
  details: null
  /** {{email}} disabled */
  'did.disable': { email: string | number }
  /** {{email}} enabled */
  'did.enable': { email: string | number }
  /** Second factor of {{email}} reset */
  'did.secondFactor': { email: string | number }
  /** Adjustment */
  direction: null
  /** Disabled */
  disabled: null
  /** View social accounts */
  'do.accounts': null
  /** Adjust balance */
  'do.balance': null
  /** Disable */
  'do.disable': null
  /** Edit */
  'do.edit': null
  /** Enable */
  'do.enable': null
  /** Log in as user */
  'do.enter': null
  /** Reset password */
  'do.password': null
  /** Set ports and time */
  'do.ports': null
  /** View seats */
  'do.seats': null
  /** Reset second factor */
  'do.secondFactor': null
  /** Edit {{email}} */
  editTitle: { email: string | number }
  /** A bar above every screen says so and leads back: “Switch to admin”. */
  'effect.back': null
  /** Authenticator app, passkeys and recovery codes stop working at once. */
  'effect.codesGone': null
  /** Balance, ports and data stay. */
  'effect.kept': null
  /** The login lasts {{time}} and is never prolonged. */
  'effect.lasts': { time: string | number }
  /** The user and its seats can log in again. */
  'effect.mayLogIn': null
  /** Until a new one is set up, the password alone is enough. */
  'effect.passwordAlone': null
  /** Tasks in progress return to the queue and keep their progress. */
  'effect.queued': null
  /** Every change you make is recorded together with your own account. */
  'effect.recorded': null
  /** All its seats go offline and cannot log in until it is enabled again. */
  'effect.seats': null
  /** The user is logged out everywhere at once. */
  'effect.sessions': null
  /** Every window of this browser changes to this user. */
  'effect.windows': null
  /** Email */
  email: null
  /** People can register by themselves, or you create them here. */
  emptyText: null
  /** No users yet */
  emptyTitle: null
  /** Active */
  enabled: null
  /** Expired */
  expired: null
  /** Ports expire */
  expiry: null
  /** Prolong */
  extend: null
  /** Gifted */
  gifted: null
  /** Wallet and ports */
  holdings: null
  /** Last login */
  lastLogin: null
  /** Every supervisor: balance, ports and login, and the way into a user's own console. */
  lead: null
  /** This user has no social accounts yet */
  noAccounts: null
  /** None bought */
  noPorts: null
  /** This user has no seats yet */
  noSeats: null
  /** Not given */
  none: null
  /** What the user has */
  owned: null
  /** Reset the password of {{email}} */
  passwordTitle: { email: string | number }
  /** Phone */
  phone: null
  /** Plan */
  plan: null
  /** +{{count, number}} days */
  plusDays: { count: number }
  /** Ports */
  ports: null
  /** {{allocated, number}} given to seats, {{taken, number}} taken */
  portsHint: { allocated: number; taken: number }
  /** Ports and time of {{email}} */
  portsTitle: { email: string | number }
  /** Profile */
  profile: null
  /** Registered */
  registered: null
  /** Remark */
  remark: null
  /** Shown in the user's ledger and in the audit log. */
  remarkHint: null
  /** The password is changed */
  resetTitle: null
  /** Role */
  role: null
  /** User saved */
  saved: null
  /** Search email, name, contact or remark */
  search: null
  /** Search account or nickname */
  searchAccounts: null
  /** Search name or code */
  searchSeats: null
  /** Seats */
  seats: null
  /** Status */
  status: null
  /** Port time */
  term: null
  /** Expired */
  termEnded: null
  /** Ends within 7 days */
  termEnding: null
  /** Users */
  title: null
  /** User ID */
  userId: null
  /** Username */
  username: null
  /** Wallet type */
  wallet: null
  /** US dollars */
  'wallet.usd': null
  /** Written to the audit log. */
  whyHint: null
}
