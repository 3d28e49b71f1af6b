// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ValidationMessages {
  /** Please accept the agreement first */
  agreement_required: null
  /** Must be {{limit}} or more */
  at_least: { limit: string | number }
  /** Must be {{limit}} or less */
  at_most: { limit: string | number }
  /** The adjusted amount cannot be less than 0 */
  balance_negative: null
  /** Choose one of the options */
  choice: null
  /** Enter the six digits from the email */
  code_digits: null
  /** The text must contain {code}, or the email will carry no code */
  code_placeholder: null
  /** Choose a valid date and time */
  date_time: null
  /** Enter a valid email address */
  email: null
  /** Enter exactly {{count}} characters */
  exact_length: { count: number }
  /** The format is not right */
  format: null
  /** This value is not valid */
  invalid: null
  /** Enter a valid IP address */
  ip: null
  /** Must be less than {{limit}} */
  less_than: { limit: string | number }
  /** Line {{line}}, “{{text}}”: {{why}} */
  line_wrong: { line: string | number; text: string | number; why: string | number }
  /** {{count, number}} more lines are wrong */
  lines_more: { count: number }
  /** An HTTP proxy’s username can’t contain a colon */
  login_colon: null
  /** SOCKS5 takes a username and a password together, or neither */
  login_incomplete: null
  /** Too long: at most 255 bytes, of which letters beyond A–Z take two to four */
  login_too_long: null
  /** Must be more than {{limit}} */
  more_than: { limit: string | number }
  /** Must be a multiple of {{limit}} */
  multiple_of: { limit: string | number }
  /** Not the link or number of a group on this network */
  not_a_group: null
  /** Not the link or number of a post on this network */
  not_a_post: null
  /** Not the link, name or number of a profile on this network */
  not_a_profile: null
  /** Enter a number */
  number: null
  /** The two passwords do not match */
  password_mismatch: null
  /** The password must not be made of a name, email address or company */
  password_personal: null
  /** This field is required */
  required: null
  /** The new password must differ from the current one */
  same_password: null
  /** Enter an email address or a phone number */
  sign_in_name: null
  /** Unknown time zone */
  time_zone: null
  /** Choose at least {{count}} items */
  too_few: { count: number }
  /** Enter at most {{count}} characters */
  too_long: { count: number }
  /** Choose at most {{count}} items */
  too_many: { count: number }
  /** Enter at least {{count}} characters */
  too_short: { count: number }
  /** Contains an unknown field */
  unknown_field: null
  /** Unknown variable in braces. Use {nickname}, {account}, {location} or {my_nickname} */
  unknown_variable: null
  /** Enter a valid web address */
  url: null
  /** Enter a whole number */
  whole_number: null
}
