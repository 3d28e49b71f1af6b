import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { firstSteps } from '@seaport/contract/work/attention'
import type { Session } from '../../shared/session/session.ts'
import { hang } from '../../shared/test-support/console-case.tsx'

/** What is known of a screen by its name, where the rest does not fit. */
interface ScreenCase {
  /** Values of parameters of the address, where the query of no endpoint has one, or another. */
  readonly values?: Readonly<Record<string, string>>
  /** Further addresses, at which the screen does something else. */
  readonly others?: readonly string[]
  /** Who has logged in. */
  readonly session?: Session | null
  /** Who else looks at it, by what calls answer them otherwise. */
  readonly people?: Readonly<Record<string, Readonly<Record<string, object>>>>
  /** What another screen gives along that leads to it, by that screen. */
  readonly given?: Readonly<Record<string, object>>
}

/** @returns what calls answer a member of a customer's team that works already, who has these keys alone */
const memberWith = (...keys: readonly PermissionKey[]) => ({
  'GET /attention': { first_steps: Object.fromEntries(firstSteps.map((step) => [step, true])) },
  'GET /user/info': { is_superuser: false },
  'GET /user/permission': { keys },
})

export const cases: Readonly<Record<string, ScreenCase>> = {
  accounts: { others: ['?do=new', '?do=import'] },
  agreement: { values: { section: 'conduct' } },
  announcement: { values: { id: 'n-1' } },
  config: { values: { section: 'email' } },
  dashboard: {
    people: {
      seats: memberWith('007'),
      accounts: memberWith('008'),
      tasks: memberWith('009'),
      'orders and seats': memberWith('007', '1-3'),
      'nothing of it': memberWith('1-4'),
      newcomer: { ...memberWith('007', '009'), 'GET /attention': {} },
      statistics: { 'GET /user/permission': { keys: ['1-admin'] } },
    },
  },
  feedback: { values: { from: '/media' } },
  login: {
    values: { from: '/media' },
    session: null,
    given: {
      registration: { login: { email: 'trà@example.test', reason: 'registered' } },
      'a new password': { login: { email: 'trà@example.test', reason: 'reset' } },
    },
  },
  ledger: { people: { orders: memberWith('1-4'), 'all but orders': memberWith('1-3', '1-5', '1-6') } },
  'new-task': { values: { from: 'task-1' }, others: ['?from=task-1&again='] },
  notifications: { values: { section: 'webhooks' } },
  pay: {
    values: { order_no: 'R-7', paid_amount: '12.50' },
    others: ['?order_no=R-7&paid_amount=99.00', '?redirect=1'],
  },
  platform: { values: { period: 'three_days' } },
  privacy: { values: { section: 'rights' } },
  recharge: {
    values: { missing: '7.25', back: '/buyPort-user' },
    people: { 'all but orders': memberWith('1-3', '1-5') },
  },
  register: { session: null },
  'reset-password': { given: { login: { login: { email: 'trà@example.test' } } } },
  seats: { others: ['?do=new'] },
  statistics: {
    values: { period: 'three_days', seat: 'list.id-2', kind: 'search_account' },
    people: { tasks: memberWith('009'), seats: memberWith('007') },
  },
  'task-calendar': { values: { zone: 'Asia/Tokyo', view: 'day', day: '2026-03-12', by: 'seat' } },
  'undo-change': { values: { token: 'tok-1' } },
  user: { values: { show: 'accounts' } },
  versions: { others: ['?section=releases'] },
}

/** What an open panel or action keeps in the address: a click opens it. */
export const OF_PANELS = new Set([
  ...['id', 'part', 'do', 'entry', 'feedback', 'login', 'notice', 'order', 'payment', 'version', 'section'],
])

/** Values of parameters of a name. */
export const values: Readonly<Record<string, string>> = { seat_id: 'list.id-2' }

/** An administrator, in the state with other choices. */
export const superuser: Session = { ...hang, superuser: true }
