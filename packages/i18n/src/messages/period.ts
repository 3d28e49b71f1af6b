// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface PeriodMessages {
  /** One month */
  one_month: null
  /** Seven days */
  seven_days: null
  /** Three days */
  three_days: null
  /** Three months */
  three_months: null
  /** Period */
  title: null
  /** Two months */
  two_months: null
}
