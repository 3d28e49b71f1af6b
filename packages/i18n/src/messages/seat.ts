// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface SeatMessages {
  /** Accounts */
  accounts: null
  /** {{count, number}} assigned, {{open, number}} open */
  accountsOf: { count: number; open: number }
  /** Actions */
  actions: null
  /** All */
  all: null
  /** Delete {{name}}? */
  'ask.delete': { name: string | number }
  /** Disable {{name}}? */
  'ask.disable': { name: string | number }
  /** Enable {{name}}? */
  'ask.enable': { name: string | number }
  /** Reset the password of {{name}} */
  'ask.password': { name: string | number }
  /** Release all ports of {{name}}? */
  'ask.release': { name: string | number }
  /** Unbind the device of {{name}}? */
  'ask.unbind': { name: string | number }
  /** Bound */
  bound: null
  /** Seat code */
  code: null
  /** New seat */
  create: null
  /** Create */
  createAction: null
  /** Created */
  created: null
  /** The seat is ready */
  createdTitle: null
  /** Demo agent */
  demoAgent: null
  /** Demo agent: runs this seat's tasks by itself. It makes room when somebody logs in to the seat. */
  demoAgentText: null
  /** Seat details */
  details: null
  /** Bound device */
  device: null
  /** {{name}} deleted */
  'did.delete': { name: string | number }
  /** {{name}} disabled */
  'did.disable': { name: string | number }
  /** {{name}} enabled */
  'did.enable': { name: string | number }
  /** All ports of {{name}} released */
  'did.release': { name: string | number }
  /** {{name}} can log in on another device now */
  'did.unbind': { name: string | number }
  /** Disabled */
  disabled: null
  /** Delete seat */
  'do.delete': null
  /** Disable */
  'do.disable': null
  /** Edit */
  'do.edit': null
  /** Enable */
  'do.enable': null
  /** Reset password */
  'do.password': null
  /** Release ports */
  'do.release': null
  /** Unbind device */
  'do.unbind': null
  /** Seat saved */
  done: null
  /** Edit seat {{code}} */
  editTitle: { code: string | number }
  /** {{count, number}} open accounts go offline. */
  'effect.accounts': { count: number }
  /** The next device that logs in is bound to it. */
  'effect.bindAnew': null
  /** The seat is unbound from {{device}}. */
  'effect.device': { device: string | number }
  /** The agent can log in again and use the seat's ports. */
  'effect.enable': null
  /** The current login ends at once. */
  'effect.session': null
  /** {{count, number}} unfinished tasks end; collected data is kept. */
  'effect.tasks': { count: number }
  /** {{count, number}} accounts become unassigned. */
  'effect.unassign': { count: number }
  /** Create one, allocate ports, and give its code and password to an agent. */
  emptyText: null
  /** No seats yet */
  emptyTitle: null
  /** Enabled */
  enabled: null
  /** {{name}} (headless agent) */
  headlessAgent: { name: string | number }
  /** Social account */
  'holder.account': null
  /** Task */
  'holder.task': null
  /** Last login */
  lastLogin: null
  /** Last seen */
  lastSeen: null
  /** Create seats for your agents, allocate ports and see how they are used. */
  lead: null
  /** Seat name */
  name: null
  /** Not bound */
  noDevice: null
  /** Now */
  now: null
  /** Offline */
  offline: null
  /** Online */
  online: null
  /** Overview */
  overview: null
  /** Free */
  portFree: null
  /** Ports */
  ports: null
  /** Up to {{count, number}} ports can be allocated. */
  portsFree: { count: number }
  /** {{count, number}} are in use. */
  portsInUse: { count: number }
  /** {{taken, number}} / {{total, number}} */
  portsOf: { taken: number; total: number }
  /** {{taken, number}} of {{total, number}} ports taken */
  portsTaken: { taken: number; total: number }
  /** Online status */
  presence: null
  /** Remark */
  remark: null
  /** The password is changed */
  resetTitle: null
  /** Search name or code */
  search: null
  /** State */
  state: null
  /** Seats by state */
  states: null
  /** Seats */
  title: null
  /** Use */
  use: null
  /** Never signed in */
  whyNever: null
  /** Last seen {{time}} */
  whySeen: { time: string | number }
}
