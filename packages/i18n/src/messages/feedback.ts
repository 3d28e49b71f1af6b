// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface FeedbackMessages {
  /** Sent along: page {{page}}, version {{version}} */
  alsoSent: { page: string | number; version: string | number }
  /** Sent along: version {{version}} */
  alsoSentVersion: { version: string | number }
  /** Answer */
  answer: null
  /** Billing */
  'categories.billing': null
  /** Idea */
  'categories.idea': null
  /** Other */
  'categories.other': null
  /** Problem */
  'categories.problem': null
  /** Question */
  'categories.question': null
  /** Category */
  category: null
  /** A problem or an idea? Tell the operator; the answer appears here. */
  lead: null
  /** What you sent */
  mine: null
  /** Show earlier */
  more: null
  /** New */
  new: null
  /** What you send and the answers you get appear here. */
  noneText: null
  /** Nothing sent yet */
  noneTitle: null
  /** Screenshot (optional) */
  screenshot: null
  /** Screenshot {{name}} */
  screenshotOf: { name: string | number }
  /** Send feedback */
  send: null
  /** Sent. The answer will appear on this page */
  sent: null
  /** Answered */
  'status.answered': null
  /** Closed */
  'status.closed': null
  /** Waiting for an answer */
  'status.open': null
  /** Message */
  text: null
  /** What did you do, what did you expect, and what happened? Leave passwords out. */
  textHint: null
  /** Feedback */
  title: null
  /** Write to us */
  write: null
}
