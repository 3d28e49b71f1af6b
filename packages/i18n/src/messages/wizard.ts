// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface WizardMessages {
  /** Blocked */
  accountBlocked: null
  /** Choose an account first: what can be done depends on its network. */
  accountFirst: null
  /** Choose at least one account */
  accountNeeded: null
  /** Accounts */
  accounts: null
  /** Comments */
  'amount.comment_count': null
  /** Groups */
  'amount.group_count': null
  /** Likes */
  'amount.like_count': null
  /** People per group */
  'amount.people_per_group': null
  /** How many */
  'amount.promotion_count': null
  /** People to collect */
  'amount.target_count': null
  /** For each of the {{count, number}} accounts */
  amountEach: { count: number }
  /** Shared by {{count, number}} accounts */
  amountShared: { count: number }
  /** With which account? */
  askAccount: null
  /** What should it do? */
  askKind: null
  /** What should change? */
  askProfile: null
  /** What does it say? */
  askScript: null
  /** Where does it look? */
  askSource: null
  /** How much, and when? */
  askWhen: null
  /** Who is it for? */
  askWhom: null
  /** Seat for @{{handle}} */
  assignSeat: { handle: string | number }
  /** @{{handle}} */
  at: { handle: string | number }
  /** Takes at least */
  atLeast: null
  /** Back */
  back: null
  /** It waits until the agent opens the desktop client and works through it. */
  byHandWaits: null
  /** Cancel */
  cancel: null
  /** Choose a seat… */
  chooseSeat: null
  /** Counting… */
  counting: null
  /** Create {{count, number}} tasks */
  create: { count: number }
  /** The task is created */
  created: null
  /** {{count, number}} tasks created */
  createdMany: { count: number }
  /** Daily limit */
  dailyCap: null
  /** 0: your team does not allow this at present */
  dailyCapNone: null
  /** {{count, number}} a day per account */
  dailyCapOf: { count: number }
  /** {{count, number}} days */
  days: { count: number }
  /** Count people */
  deduplication: null
  /** Only people new to the library */
  'deduplication.library': null
  /** Everyone, once per task */
  'deduplication.task': null
  /** Deep collection */
  deep: null
  /** Also reads each person's own posts: one more request per person. */
  deepHint: null
  /** Not available for this task on this network. */
  deepMissing: null
  /** Time limit */
  duration: null
  /** The task ends when the time is up. */
  durationHint: null
  /** All groups */
  everyGroup: null
  /** All types */
  everybody: null
  /** First: {{people}} */
  firstPeople: { people: string | number }
  /** Chosen people */
  'from.ids': null
  /** Resource library */
  'from.library': null
  /** Pasted list */
  'from.list': null
  /** {{number}} chosen in the library */
  'fromNote.ids': { number: string | number }
  /** People you collected, narrowed by filters */
  'fromNote.library': null
  /** Links, handles or IDs from elsewhere */
  'fromNote.list': null
  /** {{count, number}} will be skipped: the library lacks something that the script says of them */
  'incomplete.api': { count: number }
  /** For {{count, number}} the agent fills in what the script says of them and the library lacks */
  'incomplete.assisted': { count: number }
  /** Pause between targets */
  interval: null
  /** At least {{count, number}} seconds by your limits */
  intervalHint: { count: number }
  /** tea lantern festival */
  keywordExample: null
  /** Task type */
  kind: null
  /** Choose what it should do */
  kindNeeded: null
  /** Account warm-up */
  'label.account_warming': null
  /** Posts */
  'label.auto_post': null
  /** Collection */
  'label.collection': null
  /** Group pulling */
  'label.group_pulling': null
  /** Account settings */
  'label.operation': null
  /** Promotion */
  'label.promotion': null
  /** Language */
  language: null
  /** A language tag, such as en or zh-Hant */
  languageHint: null
  /** Collect people or reach them, with one account or several. */
  lead: null
  /** {{count, number}} were reached in the last {{days, number}} days and are skipped until then */
  'leftOut.contacted': { count: number; days: number }
  /** {{count, number}} left out: reached before, or waiting in another task */
  'leftOut.duplicate': { count: number }
  /** {{count, number}} left out: on the opt-out list */
  'leftOut.opted_out': { count: number }
  /** {{target}}: {{reason}} */
  leftOutPerson: { target: string | number; reason: string | number }
  /** Name or text contains */
  librarySearch: null
  /** Groups */
  'list.groups': null
  /** Keywords */
  'list.keywords': null
  /** Links to posts */
  'list.links': null
  /** Profiles */
  'list.profiles': null
  /** One per line */
  listHint: null
  /** One per line, up to 20 */
  listHint20: null
  /** min */
  minutes: null
  /** Task name */
  name: null
  /** Left empty, it is called “{{name}}” */
  nameHint: { name: string | number }
  /** Not signed in yet: {{accounts}}. The task waits until the agent signs in from the desktop client. */
  needsSignIn: { accounts: string | number }
  /** Network documentation */
  networkDocs: null
  /** Next */
  next: null
  /** No accounts yet */
  noAccounts: null
  /** A task needs a social account that is assigned to a seat. */
  noAccountsText: null
  /** {{seat}} has no free port */
  noFreePort: { seat: string | number }
  /** No script fits this task on this network. */
  noScripts: null
  /** Not assigned to a seat */
  noSeat: null
  /** Send friend requests */
  'note.add_friend': null
  /** Change the account's language */
  'note.change_language': null
  /** People who commented on posts */
  'note.collect_commenters': null
  /** Followers of a profile */
  'note.collect_followers': null
  /** Accounts that a profile follows */
  'note.collect_following': null
  /** Friends of a profile */
  'note.collect_friends': null
  /** Members of groups */
  'note.collect_group_members': null
  /** The profiles themselves */
  'note.collect_homepage': null
  /** Authors of posts that contain your keywords */
  'note.collect_keywords': null
  /** People who liked posts */
  'note.collect_likers': null
  /** People who shared or quoted posts */
  'note.collect_sharers': null
  /** Comment under posts */
  'note.comment_link': null
  /** Change name, bio or website */
  'note.edit_profile': null
  /** Follow people */
  'note.follow': null
  /** Join groups */
  'note.join_group': null
  /** Like posts */
  'note.like': null
  /** Post in groups */
  'note.publish_group_post': null
  /** Post on the own profile */
  'note.publish_post': null
  /** Bring people into groups */
  'note.pull_group': null
  /** Write to people, one by one */
  'note.send_message': null
  /** Another network */
  otherNetwork: null
  /** People */
  people: null
  /** One per line: a link, @name or ID */
  peopleHint: null
  /** Ports */
  ports: null
  /** Takes {{count, number}} ports until they end */
  portsTaken: { count: number }
  /** Audience */
  preview: null
  /** Only the first 10,000 people are counted. */
  previewCapped: null
  /** The audience could not be counted. The task can still be created. */
  previewFailed: null
  /** Bio */
  'profile.bio': null
  /** Location */
  'profile.location': null
  /** Name */
  'profile.name': null
  /** Website */
  'profile.url': null
  /** Quiet hours */
  quiet: null
  /** {{from}} to {{to}} ({{zone}}) */
  quietFromTo: { from: string | number; to: string | number; zone: string | number }
  /** None */
  quietNone: null
  /** Nobody can be reached */
  readyNone: null
  /** {{count, number}} people can be reached */
  ready: { count: number }
  /** This is the draft you left here. */
  restored: null
  /** Script */
  script: null
  /** As {{person}} will read it */
  scriptFor: { person: string | number }
  /** As it will read; who it is for is filled in later */
  scriptForNobody: null
  /** Variables are filled in for each person. */
  scriptHint: null
  /** Search accounts or seats */
  searchAccounts: null
  /** {{seat}} · {{count, number}} free ports */
  seatPorts: { seat: string | number; count: number }
  /** s */
  seconds: null
  /** Carried out by */
  sentBy: null
  /** The official API sends plain text, in posts also pictures and videos, and only to people and posts that the network allows. */
  sentByHint: null
  /** Who is left out */
  showLeftOut: null
  /** Leave out people reached before */
  skipReached: null
  /** By a task of this type, or waiting in one */
  skipReachedHint: null
  /** Accounts that share a library need this, or they would meet the same people. */
  skipReachedShared: null
  /** Start */
  start: null
  /** At a set time */
  startAt: null
  /** Right away */
  startNow: null
  /** Start over */
  startOver: null
  /** Start time */
  startTime: null
  /** The account's time zone, {{zone}} */
  startZone: { zone: string | number }
  /** The account's time zone, {{zone}}; for you that is {{time}} */
  startZones: { zone: string | number; time: string | number }
  /** Account and task */
  'step.what': null
  /** Amount and time */
  'step.when': null
  /** Source and content */
  'step.whom': null
  /** Steps */
  steps: null
  /** Summary */
  summary: null
  /** New task */
  title: null
  /** {{count, number}} task types are not available on this network */
  unserved: { count: number }
}
