// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ConsoleMessages {
  /** Balance */
  balance: null
  /** Change password */
  changePassword: null
  /** Confirm new password */
  confirmPassword: null
  /** {{count, number}} days */
  daysLeft: { count: number }
  /** Done */
  done: null
  /** Ask an administrator to open it for your role. */
  forbiddenText: null
  /** You have no access to this page */
  forbiddenTitle: null
  /** Go back */
  goBack: null
  /** To the dashboard */
  goHome: null
  /** Log out */
  logout: null
  /** The address may be wrong, or the page has moved. */
  missingText: null
  /** There is no such page */
  missingTitle: null
  /** New password */
  newPassword: null
  /** At least 8 characters */
  newPasswordHint: null
  /** Current password */
  oldPassword: null
  /** Your other sessions will end. */
  othersEnd: null
  /** Ports */
  ports: null
  /** Expired */
  portsExpired: null
  /** {{taken, number}} of {{total, number}} ports are taken */
  portsHint: { taken: number; total: number }
  /** None yet */
  portsNone: null
  /** {{taken, number}} / {{total, number}} */
  portsValue: { taken: number; total: number }
  /** Not logged in or login expired, please log in again */
  sessionOver: null
  /** Time left */
  timeLeft: null
  /** The server does not answer. Check your connection and try again */
  unreachable: null
  /** Menu of {{name}} */
  userMenu: { name: string | number }
}
