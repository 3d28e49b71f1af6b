// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface WorkbenchMessages {
  /** You began at {{time}}, and the client stopped before you said how it ended. Look first: nothing is done twice by itself. */
  askText: { time: string | number }
  /** What became of this target? */
  askTitle: null
  /** @{{handle}} */
  at: { handle: string | number }
  /** The server can't be reached. Nothing new is begun without it; what you said is kept. */
  away: null
  /** This target leads nowhere on the network and was left out. */
  badLink: null
  /** Open the page */
  begin: null
  /** It opens in the account's own window. If the account is closed, opening it takes a port. */
  beginHint: null
  /** The account counts as blocked and closes; all its tasks wait until the supervisor unblocks it. */
  blockAccount: null
  /** This target counts as failed. */
  blockTarget: null
  /** Did the network block this account? */
  blockTitle: null
  /** Blocked */
  blocked: null
  /** Copy */
  copy: null
  /** Done */
  done: null
  /** {{done, number}} of {{total, number}} done */
  doneOf: { done: number; total: number }
  /** I can't tell */
  dontKnow: null
  /** Promotion tasks appear here as soon as they are in progress on this computer. */
  emptyText: null
  /** Nothing to do by hand */
  emptyTitle: null
  /** {{kind}} · @{{handle}} */
  kindWith: { kind: string | number; handle: string | number }
  /** You do each step by hand in the account's own window. The client shows what is next, keeps the pace and records the result. */
  lead: null
  /** {{count, number}} targets left */
  left: { count: number }
  /** Look at the page */
  look: null
  /** The new language */
  newLanguage: null
  /** The new profile */
  newProfile: null
  /** Next target */
  nextTitle: null
  /** Nothing was done */
  notDone: null
  /** You are at this target */
  openTitle: null
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
  /** Script: {{title}} */
  scriptOf: { title: string | number }
  /** Show the page again */
  showAgain: null
  /** Skip */
  skip: null
  /** Was done before */
  'skip.already_done': null
  /** Cannot be reached */
  'skip.not_reachable': null
  /** Not suitable */
  'skip.not_suitable': null
  /** Does not exist any more */
  'skip.target_missing': null
  /** Promotions under way */
  tasks: null
  /** Workbench */
  title: null
  /** Goes on at {{time}}, in {{left}}. */
  waits: { time: string | number; left: string | number }
  /** It was done */
  wasDone: null
}
