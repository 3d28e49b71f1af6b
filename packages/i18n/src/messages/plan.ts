// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface PlanMessages {
  /** Data statistics in the professional plan */
  analysis: null
  /** How collection, promotion and tasks develop day by day over up to three months, by seat and by kind of task, with a ranking of your seats. */
  analysisText: null
  /** Data statistics */
  'feature.analysis': null
  /** Login to the console on several devices */
  'feature.devices': null
  /** Each port runs one social account or one task */
  'feature.ports': null
  /** Any number of seats; ports are shared out as you like */
  'feature.seats': null
  /** Progress and results of tasks, live */
  'feature.tasks': null
  /** Up to {{count, number}} webhooks */
  'feature.webhooks': { count: number }
  /** Unlimited translation */
  'feature.wordsUnlimited': null
  /** Translation of {{count, number}} words a month */
  'feature.words': { count: number }
  /** What each plan holds. Ports, seats, accounts and tasks are the same in all of them. */
  lead: null
  /** Plans */
  title: null
  /** Translation */
  translation: null
  /** The operator hasn’t set up a translation service, so it isn’t available at the moment. */
  translationOff: null
  /** Scripts and what people wrote, in the console and in the desktop client. Each Chinese character counts as a word; what you translated in the last 30 days is free. */
  translationText: null
  /** {{used, number}} of {{allowance, number}} words used this month; counted anew from {{date}}. */
  translationUsed: { used: number; allowance: number; date: string | number }
  /** {{used, number}} words used this month, without a limit; counted anew from {{date}}. */
  translationUsedUnlimited: { used: number; date: string | number }
  /** Plans are set by the operator. Contact support to change yours. */
  upgrade: null
  /** Usage time: from {{count, number}} days */
  usageTime: { count: number }
  /** Not included */
  without: null
  /** Your plan */
  yours: null
}
