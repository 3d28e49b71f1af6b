// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface LoginMessages {
  /** Caps Lock is on */
  capsLock: null
  /** Fill in the demo account */
  demoFill: null
  /** This is a demo. You may use the demo account. */
  demoText: null
  /** Email */
  email: null
  /** Forgot your password? */
  forgotten: null
  /** Seats, ports and social accounts in one place */
  lead: null
  /** Password */
  password: null
  /** Create an account */
  register: null
  /** Registration successful, please log in */
  registered: null
  /** The password has been changed. Log in with the new one */
  reset: null
  /** Log in */
  submit: null
  /** Log in to the console */
  title: null
  /** The login took too long. Please log in again */
  tooLate: null
}
