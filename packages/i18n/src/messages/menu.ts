// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface MenuMessages {
  /** Actions */
  actions: null
  /** Delete the entry {{name}}? */
  'ask.delete': { name: string | number }
  /** New entry */
  create: null
  /** Entry {{name}} deleted */
  'did.delete': { name: string | number }
  /** Add an entry below */
  'do.addBelow': null
  /** Delete */
  'do.delete': null
  /** Move down */
  'do.down': null
  /** Edit */
  'do.edit': null
  /** Hide */
  'do.hide': null
  /** Show */
  'do.show': null
  /** Move up */
  'do.up': null
  /** Move {{name}} down */
  down: { name: string | number }
  /** Edit the entry {{name}} */
  editTitle: { name: string | number }
  /** The entry leaves everybody's sidebar. */
  'effect.gone': null
  /** The screen {{path}} can still be opened by its route. */
  'effect.stays': { path: string | number }
  /** Without entries the sidebar lists the screens where they say themselves. */
  emptyText: null
  /** The menu is empty */
  emptyTitle: null
  /** Entry */
  entry: null
  /** Everybody */
  everybody: null
  /** Group */
  group: null
  /** Hidden */
  hidden: null
  /** Hide from the sidebar */
  hide: null
  /** The screen can still be opened by its route. */
  hideHint: null
  /** Icon */
  icon: null
  /** {{name}} ({{key}}) */
  keyOf: { name: string | number; key: string | number }
  /** Groups, order and names of the sidebar. What anybody may do is still decided by roles. */
  lead: null
  /** Order */
  order: null
  /** Group */
  parent: null
  /** Route */
  path: null
  /** Leave empty for a group. */
  pathHint: null
  /** Permission */
  permission: null
  /** Whoever lacks it does not see the entry. */
  permissionHint: null
  /** Menu entry saved */
  saved: null
  /** Search title or route */
  search: null
  /** Shown */
  shown: null
  /** Menus */
  title: null
  /** Simplified Chinese */
  'title.cn': null
  /** English */
  'title.en': null
  /** Traditional Chinese */
  'title.hk': null
  /** Vietnamese */
  'title.vi': null
  /** Top level */
  top: null
  /** Move {{name}} up */
  up: { name: string | number }
  /** Sidebar */
  visibility: null
}
