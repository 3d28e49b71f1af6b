import { Account } from '@seaport/contract/desk/account.schema'
import { Port } from '@seaport/contract/desk/seat-session.schema'
import { DesktopState, LocalAccount, RunnerState, RunnerTask } from '@seaport/contract/desktop/ipc.schema'
import { UpdateState } from '@seaport/contract/desktop/ipc-installation.schema'
import { LogEntry } from '@seaport/contract/desktop/ipc-screens.schema'
import { AccountTab } from '@seaport/contract/desktop/ipc-tabs.schema'
import { StoredFile } from '@seaport/contract/platform/file.schema'
import { type Given, sampleOf } from '@seaport/contract/test-support/sample.schema'
import { PromotionTarget } from '@seaport/contract/work/runner.schema'
import { Task, TaskDetail } from '@seaport/contract/work/task.schema'
import { z } from 'zod'

const idAt = (at: number) => `id-${at + 1}`
const inboxKinds = ['interrupted', 'sign_in', 'blocked', 'ready', 'unread'] as const
/** Words of which each prop has its own, or one in the place of another would look the same. */
const text = (words: string) => () => words
const one = (of: readonly unknown[]) => (turn: number) => of[turn % of.length]
const flag = (turn: number) => turn % 2 === 0
const pick = (schema: z.ZodType, change: (turn: number) => object) => (turn: number) => ({
  ...(sampleOf(schema, 0, turn) as object),
  ...change(turn),
})
const target = PromotionTarget
const since = '2026-03-13T19:30:00.000Z'
/** A task by hand in each of its steps. */
const byHand = pick(RunnerTask, (turn) => ({
  ...(turn === 2 && { parked_until: null, park_reason: null }),
  manual: {
    step: [
      { kind: 'ready', target: sampleOf(target, 0, turn) },
      { kind: 'open', target: sampleOf(target, 0, turn), since },
      { kind: 'interrupted', target: sampleOf(target, 0, turn), since },
      { kind: 'loading' },
    ][turn % 4],
    remaining: turn === 2 ? null : turn * 400,
    last:
      turn % 2 === 0
        ? {
            target: sampleOf(target, 1, turn),
            outcome: ['done', 'skipped', 'failed', 'unknown'][turn % 4],
            // Turn 2 is of a computer whose clock is two hours slow.
            undo_until: turn === 2 ? '2026-03-13T22:00:30.000Z' : '2026-03-13T20:00:30.000Z',
          }
        : null,
  },
}))

const collecting = pick(RunnerTask, (turn) => ({
  collection: sampleOf(RunnerTask.shape.collection.unwrap(), 0, turn),
}))

/** What props of a name are, in every feature or in one. A part that reads another says in its record that it throws. */
export const given: Readonly<Record<string, Readonly<Record<string, Given>>>> = {
  '*': {
    id: () => 'r1',
    account: Account,
    accounts: z.array(Account),
    local: one([0, 1, 2, 3, undefined].map((turn) => turn !== undefined && sampleOf(LocalAccount, 0, turn))),
    title: text('Trà 茶'),
    children: text('Bên trong'),
    text: text('Trà 茶'),
    file: StoredFile,
    task: TaskDetail,
    target,
    className: () => 'class',
  },
  account: { pages: LocalAccount.shape.page_choices },
  browser: {
    url: one(['https://example.test/trà', '']),
    disabled: flag,
    found: AccountTab.shape.found,
    awake: flag,
    tab: AccountTab,
    shown: one([[], ['id-1'], ['id-1', 'id-2']]),
    proxy: Account.shape.proxy,
  },
  inbox: {
    ended: z.array(Task),
    kind: one(inboxKinds),
    // Once more than are shown at first.
    entries: (turn) =>
      [0, 1, 2, 3, 4, 5, 6].slice(0, turn === 1 ? 7 : 2).map((at) => ({
        kind: inboxKinds[turn % inboxKinds.length],
        // The first two have an account in the other answers, and a task if they are about one.
        accountId: idAt(at),
        ...((at + turn) % 3 === 0 && { unread: at === 0 ? 1 : 1200 }),
        ...((at + turn) % 3 === 1 && { taskId: idAt(at) }),
        path: `/browser/a${at}`,
      })),
  },
  log: {
    entry: pick(LogEntry, (turn) => ({
      fields: { task: 't1', seat: '100002', request_id: 'req-7', turn, error: 'Hỏng\n  ở đây' },
    })),
    words: () => ({ title: () => 'Một', about: () => 'Hai', account: () => '@ba', reason: () => 'Bốn' }),
  },
  login: {
    lastSeatCode: one(['', '100123']),
    lead: text('Lời dẫn'),
    foot: text('Chân trang'),
    address: one(['', 'https://bến.example.test']),
    version: () => '2.0.7',
    state: pick(DesktopState, (turn) => ({
      server_url: ['https://bến.example.test', ''][turn % 2],
      ended: ['taken_over', null, 'expired'][turn % 3],
    })),
  },
  port: {
    slot: one([1, 2, 12]),
    holder: Port.shape.holder.unwrap(),
    choice: () => ({ filter: 'all', sort: 'slot', search: '', layout: 'cards' }),
    slots: one([[], [3], [3, 4, 5]]),
    kind: text('Loại'),
    badge: text('Huy hiệu'),
    berth: one(['free', 'task', 'account']),
    actions: text('Hành động'),
    task: Task,
  },
  resource: { network: Task.shape.network, url: () => 'https://example.test/trà' },
  setting: {
    label: text('Nhãn'),
    options: () => [
      { value: 'a', label: 'Một' },
      { value: 'b', label: 'Hai' },
    ],
    chosen: one(['a', 'b']),
  },
  update: {
    version: () => '2.0.7',
    percent: one([0, 42, 100]),
    notes: UpdateState.shape.notes,
    state: DesktopState,
    update: pick(UpdateState, (turn) => ({
      phase: ['ready', 'failed', 'downloading', 'checking'][turn % 4],
      ...(turn === 1 && { fault: 'refused' }),
      // Soon, so that a minute counts down.
      restart_at: turn === 4 ? null : '2026-03-13T20:01:30.000Z',
    })),
  },
  workbench: {
    since: () => since,
    of: () => 'd',
    missing: one([['nickname'], ['nickname', 'location']]),
    values: () => ({ nickname: '', account: 'ba', location: '', my_nickname: 'Trà' }),
    tasks: z.array(RunnerTask),
    chosen: () => 'id-1',
  },
}

/** What calls answer of which no sample has every case. */
export const answers: Readonly<Record<string, Given>> = {
  'runner.state': pick(RunnerState, (turn) => ({ clock_ahead_ms: [0, 400_000, -7_200_000][turn % 3] })),
}

type One = Readonly<Record<string, unknown>>
interface Listed extends One {
  readonly list: readonly One[]
}
interface Workspace extends One {
  readonly accounts: readonly One[]
  readonly local: readonly One[]
  readonly ports: readonly { readonly slot: number; readonly holder: One | null }[]
}
interface WithTasks extends One {
  readonly tasks: readonly One[]
}
interface WithTabs extends One {
  readonly tabs: readonly One[]
}

const numbered = (list: readonly One[]) => list.map((one, at) => ({ ...one, id: idAt(at) }))

/**
 * Ports of two accounts and a task of the other answers, with a free one. Their end is near; or past by this computer's clock but not by the server's;
 * or the other way round.
 */
const workspace = (told: Workspace, turn: number) => ({
  ...told,
  accounts: numbered(told.accounts),
  // A dialog lies over everything while an account has to choose its Page.
  local: numbered(told.local).map((one) => (turn === 2 ? one : { ...one, page_choices: [] })),
  ports_expire_at:
    told.ports.length === 0
      ? null
      : ['2026-03-15T19:30:00.000Z', '2026-03-13T19:57:00.000Z', '2026-03-13T21:00:00.000Z'][turn % 3],
  ports: told.ports.flatMap(({ slot, holder }, at) => [
    { slot, holder: holder && { ...holder, id: idAt(at) } },
    { slot: slot + 1, holder: at === 0 ? { ...holder, kind: 'account', id: idAt(1) } : null },
  ]),
})

/** Fields of the log's entries, by what they are about. */
const LOGGED = [
  {
    msg: 'account not opened',
    fields: { account: idAt(0), reason: 'account_not_assigned', request_id: 'req-7' },
  },
  { msg: 'task claimed', fields: { task: idAt(0), seat: '100002' } },
]

/** Answers that speak of the same things: ids of one are in the others, or nothing would find its counterpart. */
export const joined: Readonly<Record<string, (told: never, turn: number) => unknown>> = {
  'workspace.get': workspace,
  'workspace.kept': workspace,
  'task.list': (told: Listed) => ({ ...told, list: numbered(told.list) }),
  'runner.state': (told: WithTasks) => ({
    ...told,
    tasks: numbered(told.tasks).map((task, at) => ({ ...task, account_id: idAt(at) })),
  }),
  'update.state': (told: One, turn: number) => ({
    ...told,
    ...(turn === 1 && { phase: 'failed', fault: 'refused' }),
    ...(turn === 12 && { phase: 'ready', required: false, busy: false }),
  }),
  'resource.list': (told: Listed) => ({
    ...told,
    list: told.list.map((one, at) => (at === 1 ? { ...one, name: '' } : one)),
  }),
  // A script of files alone has no text.
  'script.get': (told: One, turn: number) => ({ ...told, ...(turn === 2 && { text: '' }) }),
  'tab.state': (told: WithTabs) => ({ ...told, tabs: numbered(told.tabs) }),
  'log.list': (told: readonly One[]) => told.map((entry, at) => ({ ...entry, ...LOGGED[at] })),
}

/** Tasks of which one has its account in its name. */
const taskNamed = (at: number, turn: number) => {
  const task = sampleOf(Task, at, turn)
  return turn === 1 ? { ...task, name: `Trà @${task.account.account}` } : task
}

/** What parts of one name are given, where others of their feature are given something else by that name. */
export const ofPart: Readonly<Record<string, Readonly<Record<string, Given>>>> = {
  ActiveTarget: { task: byHand },
  InterruptedTarget: { task: byHand },
  LastOutcome: { task: byHand },
  NextTarget: { task: byHand },
  PromotionBench: { task: byHand },
  WaitingForGuard: {
    task: (turn) => ({ ...(byHand(turn) as object), parked_until: '2026-03-13T20:12:05.000Z' }),
  },
  KeptList: { task: collecting },
  ManualCollectionBench: { task: collecting },
  Sources: { task: collecting },
  PortRows: {
    ports: (turn) =>
      [0, 1, 2, 3].map((at) => ({
        slot: at + 1,
        holder:
          at === 2
            ? null
            : at === 3
              ? { kind: 'task', id: 'new', title: 'Mới', since }
              : sampleOf(Port.shape.holder.unwrap(), at, turn),
        // Of a task that was created a moment ago nothing else is known.
        task: at === 3 ? undefined : taskNamed(at, turn),
        // A port has an account or a task; the samples of rows have both, but for this one.
        account: at === 3 || (at === 1 && turn === 1) ? undefined : sampleOf(Account, at, turn),
        local: at === 3 ? undefined : sampleOf(LocalAccount, at, turn),
        need: (turn + at) % 3,
      })),
  },
}

/** Props that a part may do without, though it says so in no type of its module. */
export const optional: Readonly<Record<string, readonly string[]>> = {
  Instructions: ['target'],
  PromotionBench: ['onNext'],
  ScriptCard: ['target'],
  TaskPort: ['task'],
  WaitingForGuard: ['onNext'],
}

/** Where a screen stands that reads its address. */
export const addresses: Readonly<Record<string, string>> = {
  Browser: '/browser/id-2',
  SeatTaskPage: '/tasks/id-2',
  Workbench: '/workbench/id-2',
}

/** The acts of a screen of which its parts have records; of the others all are taken. */
export const actsOfScreen: Readonly<Record<string, RegExp>> = {
  Settings: /^$/,
  Shell: /^$/,
  Workbench: /^button (?:Account|Next)/,
  SeatPalette: /^option (?:Ports|New|Keyboard|Theme: Dark|Ti|Log out|@|list)/,
  Login: /Change server/,
  Browser: /^button/,
  SeatTaskPage: /^(?:search|select Outcome|button (?:All|End|Try))/,
}

/** Accounts whose pages have the focus when a key is pressed: of samples of accounts and of tasks, and one of neither. */
export const pagesWithKeys = ['id-1', 'account_id-1', 'another']
