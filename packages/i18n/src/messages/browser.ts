// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface BrowserMessages {
  /** Address */
  address: null
  /** Asleep */
  asleep: null
  /** This page is asleep. It stays signed in. */
  asleepText: null
  /** Back */
  back: null
  /** Show beside */
  beside: null
  /** This page has stopped working. */
  crashed: null
  /** Open an account on the board; its page appears here. */
  emptyText: null
  /** No account is open */
  emptyTitle: null
  /** Exit {{address}} */
  exit: { address: string | number }
  /** Exit {{address}} · {{country}} */
  exitIn: { address: string | number; country: string | number }
  /** How the network sees this account, through proxy {{proxy}} */
  exitTitle: { proxy: string | number }
  /** Exit not checked yet */
  exitUnknown: null
  /** Forward */
  forward: null
  /** Pages that nobody looks at go to sleep when memory runs short, or after 15 minutes. They stay signed in. */
  memoryTitle: null
  /** {{count, number}} pages awake · {{used}} of {{budget}} */
  memory: { count: number; used: string | number; budget: string | number }
  /** More actions */
  more: null
  /** Needs you */
  needsYou: null
  /** No proxy */
  noProxy: null
  /** This account is closed. Open it on the board. */
  notOpen: null
  /** Page of @{{handle}} */
  pageOf: { handle: string | number }
  /** Proxy does not answer */
  proxyDown: null
  /** The network restricts or suspended the account */
  'reason.agent_reported': null
  /** The network asks for proof of identity (checkpoint) */
  'reason.checkpoint': null
  /** Reload */
  reload: null
  /** Remove from view */
  removePane: null
  /** Report a block… */
  report: null
  /** Report */
  reportAction: null
  /** The account closes and its tasks wait until your supervisor unblocks it. */
  reportLead: null
  /** What does the page say? */
  reportNote: null
  /** What happened */
  reportReason: null
  /** Report a block of @{{handle}} */
  reportTitle: { handle: string | number }
  /** Reported. Your supervisor can unblock the account */
  reported: null
  /** Sign in again */
  signInAgain: null
  /** Put to sleep */
  sleep: null
  /** Stop loading */
  stop: null
  /** Open accounts */
  tabs: null
  /** Browser */
  title: null
  /** Go to the board */
  toPorts: null
  /** Toolbar of @{{handle}} */
  toolbar: { handle: string | number }
  /** {{count, number}} new */
  unread: { count: number }
  /** Wake up */
  wake: null
}
