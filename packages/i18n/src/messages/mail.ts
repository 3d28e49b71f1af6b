// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface MailMessages {
  /** Your registration code is {{code}}. It is valid for {{minutes}} minutes.  Tell it to nobody. If you did not ask to register, please ignore this mail. */
  register_content: { code: string | number; minutes: string | number }
  /** Your registration code */
  register_subject: null
  /** Somebody asked to register with this address, but it is registered already.  If it was you, please log in, or reset the password if you forgot it. If it was not, please ignore this mail. */
  registered_content: null
  /** This address is registered already */
  registered_subject: null
  /** Your code for a new password is {{code}}. It is valid for {{minutes}} minutes.  Tell it to nobody. If you did not ask for a new password, please ignore this mail; your password stays as it is. */
  reset_content: { code: string | number; minutes: string | number }
  /** Your code for a new password */
  reset_subject: null
}
