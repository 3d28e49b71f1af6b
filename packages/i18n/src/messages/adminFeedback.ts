// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AdminFeedbackMessages {
  /** Answer */
  answer: null
  /** The sender reads it in the console and is notified. */
  answerHint: null
  /** Answered {{email}} */
  answered: { email: string | number }
  /** Answered */
  answeredAt: null
  /** Answered by */
  answeredBy: null
  /** Category */
  category: null
  /** Change answer */
  change: null
  /** Close without an answer */
  close: null
  /** Closed without an answer */
  closed: null
  /** What people send from the help panel appears here. */
  emptyText: null
  /** No feedback */
  emptyTitle: null
  /** What people write to you. Your answer appears in their console. */
  lead: null
  /** Page */
  page: null
  /** Open again */
  reopen: null
  /** Open again */
  reopened: null
  /** Screenshot */
  screenshot: null
  /** Search message or user */
  search: null
  /** Send answer */
  send: null
  /** Sent */
  sentAt: null
  /** Status */
  state: null
  /** Message */
  text: null
  /** User feedback */
  title: null
  /** User */
  user: null
  /** Version */
  version: null
}
