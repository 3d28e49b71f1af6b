// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface SecondFactorMessages {
  /** Add a passkey */
  addPasskey: null
  /** Authenticator app */
  app: null
  /** Back to login */
  backToLogin: null
  /** Code */
  code: null
  /** Six digits from the authenticator app, or a recovery code */
  codeHint: null
  /** Each code replaces your phone or passkey once. Keep them safe: they are not shown again. */
  codesLead: null
  /** {{count, number}} unused codes */
  codesLeft: { count: number }
  /** I have saved them */
  codesSaved: null
  /** Your recovery codes */
  codesTitle: null
  /** Confirm */
  confirm: null
  /** This change needs your password again. It then counts for {{count, number}} minutes. */
  confirmLead: { count: number }
  /** Confirm that it is you */
  confirmTitle: null
  /** Continue */
  continue: null
  /** Copy all */
  copyCodes: null
  /** Key, if you cannot scan */
  key: null
  /** A code or passkey besides the password, so that a stolen password is not enough. */
  lead: null
  /** Enter the code from your authenticator app, or one of your recovery codes. */
  loginLead: null
  /** Move to another phone */
  moveApp: null
  /** Off */
  off: null
  /** On */
  on: null
  /** No passkey was used. Please try again */
  passkeyFailed: null
  /** Name */
  passkeyName: null
  /** For example the name of this device */
  passkeyNameHint: null
  /** Never used */
  passkeyUnused: null
  /** Last used {{time}} */
  passkeyUsed: { time: string | number }
  /** Passkeys */
  passkeys: null
  /** Password */
  password: null
  /** QR code for the authenticator app */
  qrLabel: null
  /** Recovery codes */
  recoveryCodes: null
  /** Remove */
  removePasskey: null
  /** It can no longer be used to log in or to confirm. */
  removePasskeyEffect: null
  /** Remove the passkey “{{name}}”? */
  removePasskeyTitle: { name: string | number }
  /** New recovery codes */
  renewCodes: null
  /** Required for administrators */
  required: null
  /** Set up a second factor first */
  requiredTitle: null
  /** Scan this code with an authenticator app, then enter the six digits it shows. */
  scan: null
  /** Set up authenticator app */
  setUpApp: null
  /** Second factor */
  title: null
  /** Turn off */
  turnOff: null
  /** Turn off the second factor */
  turnOffTitle: null
  /** Turn on */
  turnOn: null
  /** The second factor is off */
  turnedOff: null
  /** The second factor is on */
  turnedOn: null
  /** Use a passkey */
  usePasskey: null
}
