// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface GuardMessages {
  /** Daily limit per account */
  caps: null
  /** {{kind}}: daily limit per account */
  capsOf: { kind: string | number }
  /** One contact per person within */
  contact: null
  /** Across all seats; 0 = no limit */
  contactHint: null
  /** days */
  dayUnit: null
  /** {{count, number}} days */
  days: { count: number }
  /** h */
  hours: null
  /** Minimum interval between actions */
  interval: null
  /** They apply to every seat and account, starting with the next target. */
  lead: null
  /** No limit */
  none: null
  /** Promotion limits */
  open: null
  /** Cooldown after an account was blocked */
  park: null
  /** Quiet hours (account's time) */
  quiet: null
  /** From */
  quietFrom: null
  /** {{from}} to {{to}} */
  quietFromTo: { from: string | number; to: string | number }
  /** Keep quiet hours */
  quietOn: null
  /** To */
  quietTo: null
  /** Save limits */
  save: null
  /** Limits saved */
  saved: null
  /** s */
  seconds: null
  /** Hours and minutes, such as 22:00 */
  timeHint: null
  /** Promotion limits */
  title: null
}
