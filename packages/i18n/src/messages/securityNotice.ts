// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface SecurityNoticeMessages {
  /** {{actor}} changed the mail settings ({{time}}) */
  'email_config.update': { actor: string | number; time: string | number }
  /** {{actor}} reset an administrator’s password by email ({{time}}) */
  'password.reset': { actor: string | number; time: string | number }
  /** Got it */
  read: null
  /** {{actor}} turned off an administrator’s second factor ({{time}}) */
  'second_factor.disable': { actor: string | number; time: string | number }
  /** {{actor}} reset an administrator’s second factor ({{time}}) */
  'second_factor.reset': { actor: string | number; time: string | number }
}
