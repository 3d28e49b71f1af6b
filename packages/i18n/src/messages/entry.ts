// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface EntryMessages {
  /** I am at least 18 years old, and I have read and accept the <terms>user agreement</terms> and the <privacy>privacy policy</privacy> */
  agree: null
  /** Back to the login */
  backToLogin: null
  /** Registration is closed */
  closed: null
  /** Code from the mail */
  code: null
  /** If somebody is registered with this address, a code is on its way. It counts for {{count, number}} minutes. */
  codeSentIfKnown: { count: number }
  /** A mail is on its way. Its code counts for {{count, number}} minutes. */
  codeSent: { count: number }
  /** Password again */
  confirmPassword: null
  /** Email */
  email: null
  /** Registered already? */
  haveAccount: null
  /** Password */
  password: null
  /** Register */
  register: null
  /** For the supervisor of a team; you create the seats */
  registerLead: null
  /** Create an account */
  registerTitle: null
  /** Send again */
  resend: null
  /** Again in {{seconds, number}} s */
  resendIn: { seconds: number }
  /** With a code sent by mail. Whoever is logged in with the old password is logged out. */
  resetLead: null
  /** Set the new password */
  resetSubmit: null
  /** Choose a new password */
  resetTitle: null
  /** Send code */
  sendCode: null
  /** Fair */
  'strength.fair': null
  /** At least 8 characters; long beats complicated */
  'strength.none': null
  /** Too short: at least 8 characters */
  'strength.short': null
  /** Strong */
  'strength.strong': null
  /** Weak: easy to guess, better make it longer */
  'strength.weak': null
  /** Log in */
  toLogin: null
}
