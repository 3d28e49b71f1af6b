// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface RegistrationMessages {
  /** I am at least 18 years old, and I have read and accept the <terms>user agreement</terms> and the <privacy>privacy policy</privacy> */
  agree: null
  /** Back to login */
  backToLogin: null
  /** Registration is closed */
  closed: null
  /** Verification code */
  code: null
  /** This server can’t send email yet: ask the administrator for the code. It is valid for {{count, number}} minutes. */
  codeHeld: { count: number }
  /** If this address is registered, a code is on its way. It is valid for {{count, number}} minutes. */
  codeSentIfKnown: { count: number }
  /** An email is on its way. Its code is valid for {{count, number}} minutes. */
  codeSent: { count: number }
  /** Confirm password */
  confirmPassword: null
  /** Email */
  email: null
  /** Already have an account? */
  haveAccount: null
  /** Password */
  password: null
  /** Register */
  register: null
  /** For supervisors: you create the seats for your team */
  registerLead: null
  /** Create an account */
  registerTitle: null
  /** Send again */
  resend: null
  /** Again in {{seconds, number}} s */
  resendIn: { seconds: number }
  /** Set a new password with the code from the email. Every device is then logged out. */
  resetLead: null
  /** Set the new password */
  resetSubmit: null
  /** Reset password */
  resetTitle: null
  /** Authenticator or recovery code */
  secondFactor: null
  /** Administrators also need their second factor */
  secondFactorHint: null
  /** Send code */
  sendCode: null
  /** Fair */
  'strength.fair': null
  /** At least 8 characters; length beats complexity */
  'strength.none': null
  /** Too short: at least 8 characters */
  'strength.short': null
  /** Strong */
  'strength.strong': null
  /** Weak: easy to guess, better make it longer */
  'strength.weak': null
  /** Log in */
  toLogin: null
  /** Your account is ready, and you are logged in */
  welcome: null
}
