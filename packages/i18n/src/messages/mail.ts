// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface MailMessages {
  /** Your daily digest. New since the last email: */
  notification_daily: null
  /** You are told of each issue once, and again only if it comes back. Change or turn off these emails under Notifications in the console. */
  notification_footer: null
  /** … and {{count}} more */
  notification_more: { count: number }
  /** This needs your attention: */
  notification_now: null
  /** {{title}}, and {{count}} more */
  notification_subject: { title: string | number; count: number }
  /** Your registration code is {{code}}. It is valid for {{minutes}} minutes.  Do not share it with anyone. If you did not ask to register, please ignore this email. */
  register_content: { code: string | number; minutes: string | number }
  /** Your registration code */
  register_subject: null
  /** Somebody asked to register with this address, but it is already registered.  If it was you, please log in, or reset your password if you forgot it. If it was not, please ignore this email. */
  registered_content: null
  /** This address is already registered */
  registered_subject: null
  /** Your code for a new password is {{code}}. It is valid for {{minutes}} minutes.  Do not share it with anyone. If you did not ask for a new password, please ignore this email; your password stays unchanged. */
  reset_content: { code: string | number; minutes: string | number }
  /** Your code for a new password */
  reset_subject: null
  /** {{actor}} changed the mail settings at {{time}} (UTC). This email was sent through the settings from before.  If you do not know of this, log in to the console now and check the mail settings and the audit log. */
  settings_changed_content: { actor: string | number; time: string | number }
  /** The mail settings were changed */
  settings_changed_subject: null
}
