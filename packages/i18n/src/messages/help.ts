// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface HelpMessages {
  /** Anti-scam lookup */
  antiScam: null
  /** Check who is official before you pay */
  antiScamHint: null
  /** Official channel */
  channel: null
  /** Announcements and updates */
  channelHint: null
  /** Feedback */
  feedback: null
  /** Tell us what could be better */
  feedbackHint: null
  /** User guide */
  guide: null
  /** Every feature, step by step */
  guideHint: null
  /** Opens in a new tab */
  newTab: null
  /** Not set up yet */
  notSetUp: null
  /** Customer support */
  support: null
  /** Recharges, ports, logging in */
  supportHint: null
  /** Help and support */
  title: null
}
