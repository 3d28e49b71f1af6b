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
  /** It opens beside the queue. If the account is closed, opening it takes a port. */
  beginHint: null
  /** The account counts as blocked and closes; all its tasks wait until the supervisor unblocks it. */
  blockAccount: null
  /** This target counts as failed. */
  blockTarget: null
  /** Did the network block this account? */
  blockTitle: null
  /** Blocked */
  blocked: null
  /** Take a break */
  break: null
  /** The queue is kept as it is. Nothing starts until you resume. */
  breakText: null
  /** You are on a break */
  breakTitle: null
  /** Copy */
  copy: null
  /** Dismiss */
  dismiss: null
  /** Dismiss {{name}} */
  dismissOf: { name: string | number }
  /** Done */
  done: null
  /** {{done, number}} of {{total, number}} done */
  doneOf: { done: number; total: number }
  /** I can't tell */
  dontKnow: null
  /** Drag it into the account’s page */
  dragFile: null
  /** Promotions and collections by hand appear here as soon as they are in progress on this computer. */
  emptyText: null
  /** Nothing to do by hand */
  emptyTitle: null
  /** Keep this profile */
  keep: null
  /** In the account's page: */
  keepKey: null
  /** Browse in the account's page. When somebody's profile is open there, keep it: only the page's address and title are taken. */
  keepLead: null
  /** {{name}} is in this task already */
  'keepResult.duplicate': { name: string | number }
  /** The open page is not on the account's network */
  'keepResult.elsewhere': null
  /** Kept: {{name}} */
  'keepResult.kept': { name: string | number }
  /** The open page is not a profile. Open one person's profile first */
  'keepResult.no_profile': null
  /** Open the account's page first */
  'keepResult.no_window': null
  /** There is nothing to take back, or the task is over */
  'keepResult.not_here': null
  /** This is the account's own profile */
  'keepResult.own_profile': null
  /** Taken back: {{name}} */
  'keepResult.undone': { name: string | number }
  /** In the library, not kept */
  'keepState.in_library': null
  /** New */
  'keepState.kept': null
  /** Already in the library */
  'keepState.known': null
  /** Opted out, not kept */
  'keepState.opted_out': null
  /** Not a profile, not kept */
  'keepState.rejected': null
  /** Waiting for the server */
  'keepState.waiting': null
  /** Collect by hand */
  keepTitle: null
  /** {{count, number}} kept */
  keptHere: { count: number }
  /** Kept last */
  keptLast: null
  /** {{kind}} · @{{handle}} */
  kindWith: { kind: string | number; handle: string | number }
  /** Last contact {{time}} */
  lastContact: { time: string | number }
  /** {{name}}: {{outcome}} */
  lastOutcome: { name: string | number; outcome: string | number }
  /** You do each step by hand in the account's page. The client shows what is next, keeps the pace and records the result. */
  lead: null
  /** {{count, number}} targets left */
  left: { count: number }
  /** Look at the page */
  look: null
  /** Opened last */
  lookingHere: null
  /** The script names something that is not known of this person. Fill it in, or skip this target; until then it can’t be copied. */
  missingWords: null
  /** Never contacted */
  neverContacted: null
  /** The new language */
  newLanguage: null
  /** The new profile */
  newProfile: null
  /** Next target */
  nextTitle: null
  /** Nobody yet. */
  nobodyKept: null
  /** Nothing was done */
  notDone: null
  /** Note */
  note: null
  /** Optional. It is saved with the person. */
  noteHint: null
  /** Note about {{name}} */
  noteOf: { name: string | number }
  /** Open */
  open: null
  /** Open {{target}} */
  openSource: { target: string | number }
  /** You are at this target */
  openTitle: null
  /** Opt out */
  optOut: null
  /** Nobody of your team collects or contacts this person any more. */
  optOutList: null
  /** This target is skipped. */
  optOutTarget: null
  /** Put this person on the opt-out list? */
  optOutTitle: null
  /** Afterwards this account waits {{left}}: the least pause that the guard allows. */
  pauseByGuard: { left: string | number }
  /** Afterwards this account waits {{left}}, as the task asks for. */
  pauseByTask: { left: string | number }
  /** Bio */
  'profile.bio': null
  /** Location */
  'profile.location': null
  /** Name */
  'profile.name': null
  /** Website */
  'profile.url': null
  /** Resume */
  resume: null
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
  /** The key S skips as “Not suitable” */
  skipKey: null
  /** Where to look */
  sources: null
  /** Tasks by hand */
  tasks: null
  /** Workbench */
  title: null
  /** Undo */
  undo: null
  /** undo: */
  undoKey: null
  /** Undo {{name}} */
  undoOf: { name: string | number }
  /** Goes on at {{time}}, in {{left}}. */
  waits: { time: string | number; left: string | number }
  /** It was done */
  wasDone: null
  /** Seems to write in {{language}} */
  writesIn: { language: string | number }
}
