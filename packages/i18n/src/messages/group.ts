// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface GroupMessages {
  /** Add */
  add: null
  /** Delete the group “{{name}}”? */
  'ask.delete': { name: string | number }
  /** Cancel renaming */
  cancelRename: null
  /** Choose */
  choose: null
  /** Close */
  close: null
  /** {{count, number}} items */
  count: { count: number }
  /** Delete group */
  delete: null
  /** Delete {{name}} */
  deleteOne: { name: string | number }
  /** Group “{{name}}” deleted */
  'did.delete': { name: string | number }
  /** Group saved */
  done: null
  /** Only an empty group can be deleted. */
  'effect.empty': null
  /** Group */
  group: null
  /** Groups */
  groups: null
  /** Manage groups */
  manage: null
  /** Move to group */
  move: null
  /** Move {{count, number}} items to a group */
  moveTitle: { count: number }
  /** {{count, number}} items moved */
  moved: { count: number }
  /** Group name */
  name: null
  /** New group */
  new: null
  /** No group */
  noGroup: null
  /** No groups yet */
  none: null
  /** Rename {{name}} */
  rename: { name: string | number }
  /** Save name */
  saveRename: null
}
