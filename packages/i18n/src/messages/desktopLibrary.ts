// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface DesktopLibraryMessages {
  /** Copy link */
  copyLink: null
  /** Copy text */
  copyText: null
  /** Copy text: {{title}} */
  copyTextOf: { title: string | number }
  /** Saved to {{path}} */
  fileSaved: { path: string | number }
  /** Nothing collected yet */
  'resources.empty': null
  /** Whom your collection tasks find appears here. */
  'resources.emptyText': null
  /** People and pages that this seat’s tasks collected. */
  'resources.lead': null
  /** New task */
  'resources.newTask': null
  /** Search people or content */
  'resources.search': null
  /** Resources */
  'resources.title': null
  /** Save file */
  saveFile: null
  /** Save {{name}} */
  saveFileOf: { name: string | number }
  /** No scripts yet */
  'scripts.empty': null
  /** Your supervisor adds scripts in the console. */
  'scripts.emptyText': null
  /** Texts, images and videos to use, from your supervisor and the public ones. */
  'scripts.lead': null
  /** Supervisor */
  'scripts.own': null
  /** From your supervisor */
  'scripts.ownLong': null
  /** Scripts */
  'scripts.title': null
  /** The marked words stand for each person’s own data. Fill them in by hand after pasting. */
  variablesNote: null
  /** Open as @{{handle}} */
  visit: { handle: string | number }
  /** No account of {{network}} is open, so the page cannot be shown here. Open one on the port board, or copy the link. */
  visitNone: { network: string | number }
  /** Open with an account */
  visitWith: null
}
