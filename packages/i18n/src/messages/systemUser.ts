// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface SystemUserMessages {
  /** Actions */
  actions: null
  /** Delete {{email}}? */
  'ask.delete': { email: string | number }
  /** Disable {{email}}? */
  'ask.disable': { email: string | number }
  /** Enable {{email}}? */
  'ask.enable': { email: string | number }
  /** Reset the second factor of {{email}}? */
  'ask.secondFactor': { email: string | number }
  /** New system user */
  create: null
  /** Create */
  createAction: null
  /** Created */
  created: null
  /** The system user is ready */
  createdTitle: null
  /** {{email}} deleted */
  'did.delete': { email: string | number }
  /** {{email}} disabled */
  'did.disable': { email: string | number }
  /** {{email}} enabled */
  'did.enable': { email: string | number }
  /** Second factor of {{email}} reset */
  'did.secondFactor': { email: string | number }
  /** Disabled */
  disabled: null
  /** Delete */
  'do.delete': null
  /** Disable */
  'do.disable': null
  /** Edit */
  'do.edit': null
  /** Enable */
  'do.enable': null
  /** Reset password */
  'do.password': null
  /** Reset second factor */
  'do.secondFactor': null
  /** Edit {{email}} */
  editTitle: { email: string | number }
  /** Logins as users that it has under way end too. */
  'effect.actingEnds': null
  /** Authenticator app, passkeys and recovery codes stop working at once. */
  'effect.codesGone': null
  /** What it did stays in the logs, under its name. */
  'effect.logsStay': null
  /** The administrator can log in again. */
  'effect.mayLogIn': null
  /** It is logged out everywhere at once. */
  'effect.sessions': null
  /** A new one is set up at the next login. */
  'effect.setUpAgain': null
  /** Email */
  email: null
  /** No system users yet */
  emptyTitle: null
  /** Active */
  enabled: null
  /** Last login */
  lastLogin: null
  /** Administrators and their roles. You manage those whose permissions you hold yourself. */
  lead: null
  /** — */
  none: null
  /** Nobody changes the own role. */
  ownRole: null
  /** Reset the password of {{email}} */
  passwordTitle: { email: string | number }
  /** Phone */
  phone: null
  /** Remark */
  remark: null
  /** The password is changed */
  resetTitle: null
  /** Role */
  role: null
  /** Only roles whose permissions you hold yourself can be given. */
  roleHint: null
  /** System user saved */
  saved: null
  /** Search email, name, phone or remark */
  search: null
  /** Status */
  status: null
  /** System users */
  title: null
  /** Username */
  username: null
  /** {{name}} (you) */
  you: { name: string | number }
}
