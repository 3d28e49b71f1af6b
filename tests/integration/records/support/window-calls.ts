import { EventEmitter } from 'node:events'
import type { RunnerState } from '@seaport/runner/state'

const id = 'account-x'
const target = {
  position: 3,
  target: 'https://x.com/le_huong',
  external_id: '42',
  person: null,
  comment: null,
  begun: 'now',
}
const START = Date.parse('2026-11-20T11:59:00.000Z')

const TASK = {
  account_id: id,
  people: 7,
  target_count: 120,
  pages: 2,
  undelivered: 1,
  parked: null,
  manual: null,
  collection: null,
} as const

/** A collection and a promotion by hand, and a task that waits. */
export const BY_HAND: RunnerState = {
  running: true,
  server: { online: true, lastAnswerAt: START } as never,
  disk_full: false,
  tasks: [
    {
      ...TASK,
      id: 'task-1',
      name: 'Khách 客',
      kind: 'collect_followers',
      phase: 'assisting',
      collection: {
        sources: [{ position: 0, target: 'harbor_tea', collected: 7 }],
        source: 0,
        recent: [
          {
            seq: 9,
            external_id: '42',
            handle: 'le_huong',
            name: 'Lê Hương',
            url: 'https://x.com/le_huong',
            note: 'chợ',
            position: 0,
            state: 'kept',
            kept_at: START,
          } as never,
        ],
      },
    },
    {
      ...TASK,
      id: 'task-2',
      name: 'Chào',
      kind: 'send_message',
      phase: 'assisting',
      manual: {
        step: { kind: 'open', target: target as never, since: START },
        remaining: 4,
        last: { target: target as never, outcome: 'done', at: START },
      },
    },
    {
      ...TASK,
      id: 'task-3',
      name: 'Chờ',
      kind: 'comment_link',
      phase: 'parked',
      parked: { until: START + 3_600_000, reason: 'quiet_hours' },
    },
  ],
}

/** What the runner's process answers, by the command. */
export const RUNNER_ANSWERS: Readonly<Record<string, unknown>> = {
  begin: undefined,
  stop: undefined,
  startTarget: { kind: 'target', target },
  recordOutcome: true,
  undoOutcome: 'undone',
  keep: 'kept',
  undoKeep: true,
  noteKeep: true,
  lookAt: true,
}

const proxy = { scheme: 'http', host: '192.0.2.9', port: 3128, username: null, password: null }
const renewed = { access_token: 'renewed', refresh_token: null, expires_at: null, scopes: [] }

/** Every call of the runner's process to its client; the last one ends the session. */
export const RUNNER_CALLS: readonly (readonly [name: string, ...args: unknown[]])[] = [
  ['log', 'warn', 'said by the runner', { task: 'task-1' }],
  ['contact', false, 'login'],
  ['contact', true],
  ['routesTo', 'https://seaport.test/v1'],
  ['loginWanted', proxy, 'https://seaport.test/v1'],
  ['acceptsTasks'],
  ['routeOf', 'account-x'],
  ['routeOf', 'account-instagram'],
  ['routeOf', 'nobody'],
  ['proxyFailed', 'account-instagram', 'refused'],
  ['loadTokens', 'account-x'],
  ['saveTokens', 'account-x', renewed],
  ['loadTokens', 'account-x'],
  ['signedIn'],
  ['signedOut', 'account-x'],
  ['signedIn'],
  ['journalSetAside', '/seaport/journal.old'],
  ['sessionExpired'],
]

/** Every call of the window in an order in which most succeed, with an argument unlike any default. The last ones end what the others need. */
export const WINDOW_CALLS: readonly (readonly [name: string, args?: object])[] = [
  ['desktop.state'],
  ['desktop.setLocale', { locale: 'hk' }],
  ['desktop.setTheme', { mode: 'light' }],
  ['window.drawn'],
  ['workspace.kept'],
  ['workspace.get'],
  ['account.open', { id }],
  ['account.show', { id }],
  ['account.showPage', { id, url: 'https://x.com/le_huong/status/1' }],
  ['account.showPage', { id, url: 'https://elsewhere.example/1' }],
  ['account.blocks', { id }],
  ['account.reportBlock', { id, reason: 'checkpoint', note: 'bị khoá', idempotency_key: 'attempt-1' }],
  ['account.choosePage', { id, page_id: 'page-2' }],
  ['account.cancelSignIn', { id }],
  ['account.signIn', { id: 'nobody', fresh: true }],
  ['task.list', { page: 3, page_size: 20, sort: 'name', order: 'asc' }],
  ['task.get', { id: 'task-1' }],
  [
    'task.create',
    {
      name: 'Khách',
      account_ids: [id],
      work: { kind: 'publish_post', params: { script_id: 'script-1', promotion_count: 2 } },
      idempotency_key: 'attempt-2',
    },
  ],
  [
    'task.audience',
    {
      account_id: id,
      kind: 'send_message',
      audience: { from: 'ids', resource_ids: ['person-1'] },
      deduplication: true,
    },
  ],
  ['task.end', { id: 'task-1', idempotency_key: 'attempt-3' }],
  ['task.retry', { id: 'task-1', idempotency_key: 'attempt-4' }],
  ['task.change', { act: 'end', ids: ['task-1', 'task-2'], idempotency_key: 'attempt-5' }],
  ['task.repeat', { id: 'task-1' }],
  ['task.targets', { id: 'task-2', page: 2, outcome: 'failed' }],
  ['task.resources', { id: 'task-1', page: 2, search: 'trà' }],
  ['runner.state'],
  ['guard.get'],
  ['workbench.startTarget', { id: 'task-2' }],
  ['workbench.startTarget', { id: 'task-9' }],
  ['workbench.recordOutcome', { id: 'task-2', position: 3, outcome: 'skipped', reason: 'not_suitable' }],
  ['workbench.undo', { id: 'task-2' }],
  ['manual.openSource', { id: 'task-1', position: 0 }],
  ['manual.openSource', { id: 'task-1', position: 5 }],
  ['manual.keep', { id: 'task-1', note: 'gặp ở chợ' }],
  ['manual.undo', { id: 'task-1', seq: 9 }],
  ['manual.note', { id: 'task-1', seq: 9, note: 'trà' }],
  ['network.list'],
  ['resource.list', { page: 2, search: 'trà', network: 'x' }],
  ['resource.get', { id: 'person-1' }],
  ['translation.get'],
  ['translation.translate', { texts: ['trà'], to: 'en' }],
  ['script.list', { page: 2, public: 'false', network: 'x' }],
  ['script.get', { id: 'script-1' }],
  ['script.groups'],
  ['script.saveFile', { id: 'file-1', name: '../lá/trà.png' }],
  ['script.readyFile', { id: 'file-1', name: 'lá trà.png' }],
  ['script.dragFile', { path: '/etc/hostname' }],
  ['log.save'],
  ['client.showData'],
  ['tab.state'],
  ['tab.layout', { panes: [{ id, x: 10, y: 60, width: 800, height: 600 }] }],
  ...['back', 'forward', 'reload', 'stop', 'focus', 'zoom_in', 'zoom_out', 'zoom_reset'].map(
    (action) => ['tab.act', { id, action }] as const,
  ),
  ['tab.find', { id, text: 'trà', again: false }],
  ['tab.find', { id, text: 'trà', again: true }],
  ['tab.find', { id, text: '', again: false }],
  ['tab.navigate', { id, address: 'x.com/harbor_tea' }],
  ['tab.navigate', { id, address: 'file:///etc/hostname' }],
  ['tab.act', { id, action: 'sleep' }],
  ['account.show', { id }],
  ['preference.set', { on_close: 'keep', notify: false }],
  ['preference.set', { start_at_login: true }],
  ['preference.get'],
  ['inbox.count', { count: 0 }],
  ['store.setAside'],
  ['store.dismiss'],
  ['proxyLogin.ask'],
  ['proxyLogin.state'],
  ['proxyLogin.give', { username: 'tea', password: 'p:ß', remember: true }],
  ['proxyLogin.dismiss'],
  ['update.state'],
  ['update.check'],
  ['update.install'],
  ['account.close', { id }],
  ['session.logout'],
]

/** Their answers name this computer. */
export const OF_THIS_COMPUTER = ['log.list', 'log.report', 'client.info']

function pressed(key: object): readonly [name: string, ...given: unknown[]] {
  const given = { type: 'keyDown', code: '', meta: false, alt: false, ...key }
  return ['before-input-event', { preventDefault() {} }, given]
}

/** Keeps whose profile the page shows. */
export const KEEP_KEY = pressed({ key: 'k', control: true, shift: true })

/** What happens to an account's page, with what Electron tells of it. */
export const PAGE_EVENTS: readonly (readonly [name: string, ...given: unknown[]])[] = [
  ['did-start-loading'],
  ['did-navigate', {}, 'https://x.com/home', 200],
  ['page-title-updated', {}, '(3) X'],
  ['page-title-updated', {}, 'Lê Hương'],
  ['did-stop-loading'],
  ['found-in-page', {}, { activeMatchOrdinal: 2, matches: 5 }],
  ['unresponsive'],
  ['responsive'],
  ['enter-html-full-screen'],
  ['leave-html-full-screen'],
  ...[
    ...['k', 'f', 'r', '+', '-', '0', '1', '9', 'Tab'].map((key) => ({ key, control: true })),
    ...['k', 'u', 'z', 'd', 's', 'x', 'b'].map((key) => ({ key, control: true, shift: true })),
    { key: 'F6' },
    { key: 'F5' },
    { key: 'k' },
  ].map(pressed),
  ['did-start-loading'],
  ['render-process-gone'],
  ['did-start-loading'],
  ['did-stop-loading'],
]

/** A download, whose getters say the same at every step. */
const DOWNLOAD = {
  getFilename: () => 'trà.pdf',
  hasUserGesture: () => true,
  getSavePath: () => '/home/le/trà.pdf',
  getTotalBytes: () => 3_000_000,
  getReceivedBytes: () => 1_000_000,
}
export const download = Object.assign(new EventEmitter(), DOWNLOAD)

/** What happens to the window and the computer around it, by the object of Electron that tells of it. */
export const OUTER_EVENTS: readonly (readonly [object: string, event: string, ...given: unknown[]])[] = [
  ['window', 'focus'],
  ['window', 'app-command', 'browser-backward'],
  ['window.contents', 'before-input-event', { type: 'keyDown', code: '', key: '+', control: true }],
  ['window.contents', 'will-navigate', 'https://x.com/'],
  ['window.contents', 'render-process-gone', { reason: 'crashed' }],
  ['window', 'unresponsive'],
  ['app', 'child-process-gone', { type: 'GPU', reason: 'crashed', exitCode: 5 }],
  ['app', 'child-process-gone', { type: 'Utility', reason: 'clean-exit', exitCode: 0 }],
  [
    'page.contents',
    'context-menu',
    {
      ...{ linkURL: 'https://x.com/tea', srcURL: '', mediaType: 'none', hasImageContents: false, x: 3, y: 4 },
      ...{ selectionText: 'trà', isEditable: false, misspelledWord: 'trá', dictionarySuggestions: ['trà'] },
    },
  ],
  ['page.contents', 'will-navigate', 'file:///etc/hostname'],
  ['session persist:account-account-x', 'will-download', download],
  ['window', 'close'],
  ['app', 'second-instance'],
]
