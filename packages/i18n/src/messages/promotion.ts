// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface PromotionMessages {
  /** Account */
  account: null
  /** @{{handle}} · {{network}} */
  accountOn: { handle: string | number; network: string | number }
  /** How many comments */
  'amount.comment_count': null
  /** How many groups */
  'amount.group_count': null
  /** How many likes */
  'amount.like_count': null
  /** People per group */
  'amount.people_per_group': null
  /** How many */
  'amount.promotion_count': null
  /** To whom */
  audience: null
  /** Choose… */
  choose: null
  /** Create task */
  create: null
  /** Leave out people reached before */
  deduplication: null
  /** By a task of the same type, or waiting in one */
  deduplicationHint: null
  /** Time limit */
  duration: null
  /** All */
  everybody: null
  /** Carried out by */
  executor: null
  /** The official API sends plain text, or pictures and videos as Instagram posts, and only to people and posts that the network allows. */
  executorHint: null
  /** People in the resource library */
  fromLibrary: null
  /** A list of links or names */
  fromList: null
  /** Links to groups */
  groups: null
  /** Pause between two targets */
  interval: null
  /** At least; the limits of your supervisor may ask for more */
  intervalHint: null
  /** Task type */
  kind: null
  /** Language */
  language: null
  /** A language tag, such as en or zh-Hant */
  languageHint: null
  /** You carry it out by hand at the workbench, one target after the other, at the pace that your supervisor allows. */
  lead: null
  /** Kind of resource */
  libraryKind: null
  /** Name or text contains */
  librarySearch: null
  /** Links to posts */
  links: null
  /** min */
  minutes: null
  /** Task name */
  name: null
  /** Leave empty to name it after its first target */
  nameHint: null
  /** No script fits this type of task on this network. */
  noScripts: null
  /** One per line */
  onePerLine: null
  /** People */
  people: null
  /** One per line: a link, a @name or an id */
  peopleHint: null
  /** Bio */
  'profile.bio': null
  /** Location */
  'profile.location': null
  /** Name */
  'profile.name': null
  /** Website */
  'profile.url': null
  /** Script */
  script: null
  /** You copy it yourself; the client never types. */
  scriptHint: null
  /** s */
  seconds: null
  /** New promotion */
  title: null
  /** {{account}} · not possible there */
  unable: { account: string | number }
}
