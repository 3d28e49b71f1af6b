// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ConsoleMessages {
  /** Batch */
  batch: null
  /** Change password */
  changePassword: null
  /** Confirm new password */
  confirmPassword: null
  /** Ask an administrator to enable it for your role. */
  forbiddenText: null
  /** You have no access to this page */
  forbiddenTitle: null
  /** Go back */
  goBack: null
  /** Go to the dashboard */
  goHome: null
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
  /** Operation successful: the password is changed, other sessions are logged out */
  passwordChanged: null
  /** Please select data first */
  selectFirst: null
  /** Not logged in or login expired, please log in again */
  sessionOver: null
  /** The server cannot be reached. Check your connection and try again */
  unreachable: null
}
