// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface RoleMessages {
  /** Actions */
  actions: null
  /** Added */
  added: null
  /** Delete {{name}}? */
  'ask.delete': { name: string | number }
  /** New role */
  create: null
  /** Create */
  createAction: null
  /** Delete role */
  delete: null
  /** {{name}} deleted */
  'did.delete': { name: string | number }
  /** Edit */
  edit: null
  /** Edit role {{name}} */
  editTitle: { name: string | number }
  /** Nobody holds this role; it cannot be brought back. */
  'effect.gone': null
  /** No roles yet */
  emptyTitle: null
  /** Administration */
  'group.administrator': null
  /** Users' screens */
  'group.supervisor': null
  /** System */
  'group.system': null
  /** {{group}} ({{count, number}} of {{all, number}}) */
  groupOf: { group: string | number; count: number; all: number }
  /** Keys */
  keys: null
  /** Kind */
  kind: null
  /** Administrators */
  'kind.administrator': null
  /** Users */
  'kind.supervisor': null
  /** Fixed once the role is made. Roles for administrators can only hold permissions that you have yourself. */
  kindHint: null
  /** A role decides which screens its users can open and what they may do there. */
  lead: null
  /** May use */
  may: null
  /** Role name */
  name: null
  /** Nothing */
  nothing: null
  /** Origin */
  origin: null
  /** The owner holds every permission; only the name can be changed. */
  ownerHint: null
  /** Role saved */
  saved: null
  /** Search role name */
  search: null
  /** Built in */
  seeded: null
  /** {{count, number}} users are affected at once. */
  takesEffect: { count: number }
  /** Roles */
  title: null
  /** Users */
  users: null
}
