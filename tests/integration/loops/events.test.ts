import { expect, test } from 'vitest'
import { countIn, readSource } from './sources.ts'

/** What happens because something else happened: it is a loop where that comes without end, or is answered by the same again. */
const EVENT =
  /^(?!\s*(?:\*|\/)).*(?:\.on\(|\baddEventListener\((?!'abort')|\bsetTimeout\(|\.onExit\(|(?<!function )\bsubscribeToEvents\(|(?<!function )\bwatch(?:Clock|Network)\()/gm

/** How often, what follows, and what brakes it where a server, a network or a page is asked; null = it asks nobody. */
type Row = readonly [events: number, follows: string, test: readonly [file: string, title: string] | null]

const THROTTLED = [
  'packages/seat-client/src/throttled.test.ts',
  'what is wanted for ever runs less than 30 times in five minutes',
] as const
const STREAM = [
  'packages/api-client/src/event-stream.test.ts',
  'a proxy that closes each stream at once gets less than 30 requests in ten minutes',
] as const

/** Every one there is, by hand. */
const table: Record<string, Row> = {
  'packages/platforms/src/time-limit.ts': [1, 'ends a request', null],
  'packages/platforms/src/oauth/callback.ts': [2, 'answers a browser; ends a sign-in', null],
  'packages/seat-client/src/egress/dial.ts': [2, 'ends a connection', null],
  'packages/seat-client/src/egress/socks-relay.ts': [
    8,
    'one connection for each of the page’s; ends both',
    null,
  ],
  'packages/seat-client/src/runner-process/runner-process.ts': [
    4,
    'a process that ended is started again after pauses that grow to 30 s',
    [
      'packages/seat-client/src/runner-process/runner-process.test.ts',
      'a process that ends again and again is started after growing pauses, until it has run for a minute',
    ],
  ],
  'packages/seat-client/src/runner-process/serve-runner.ts': [1, 'tells the client a state', null],
  'packages/seat-client/src/work/seat-runtime.ts': [
    1,
    'events, and a computer that comes back, wake the runner, read the workspace and open the stream, after pauses that grow to 30 s',
    THROTTLED,
  ],
  'packages/api-client/src/batcher.ts': [1, 'reads again what a screen shows, once a batch', null],
  'packages/api-client/src/event-hub.ts': [1, 'one stream for all tabs', STREAM],
  'packages/api-client/src/event-stream.ts': [3, 'a stream that ended is opened again', STREAM],
  'apps/agent/src/main.ts': [2, 'ends the program', null],
  'apps/agent/src/sign-in.ts': [1, 'a line that a person typed', null],
  'apps/desktop/src/main/app.ts': [10, 'windows of this program, and its end', null],
  'apps/desktop/src/main/main-window.ts': [3, 'refuses a navigation; lets the program end', null],
  'apps/desktop/src/main/quit.ts': [3, 'ends the program', null],
  'apps/desktop/src/main/life/close-window.ts': [1, 'asks the person', null],
  'apps/desktop/src/main/life/first-board.ts': [1, 'ends a wait', null],
  'apps/desktop/src/main/life/graphics.ts': [1, 'counts, and keeps when it was too many', null],
  'apps/desktop/src/main/life/heal-window.ts': [
    2,
    'reloads a crashed window, then asks the person',
    ['apps/desktop/src/main/life/heal-window.test.ts', 'one that crashes again and again asks'],
  ],
  'apps/desktop/src/main/life/local-life.ts': [
    6,
    'this computer woke up, was locked or unlocked, or has another clock or network: as seat-runtime.ts',
    THROTTLED,
  ],
  'apps/desktop/src/main/life/notifier.ts': [4, 'notices of this computer', null],
  'apps/desktop/src/main/life/tray.ts': [1, 'shows the window', null],
  'apps/desktop/src/main/life/unsaved-window.ts': [1, 'ends a wait', null],
  'apps/desktop/src/main/life/window-size.ts': [1, 'writes a file', null],
  'apps/desktop/src/main/life/window-zoom.ts': [1, 'zooms the window', null],
  'apps/desktop/src/main/runner/fork-runner.ts': [1, 'a message between two processes', null],
  'apps/desktop/src/main/runner/runner-process.ts': [1, 'a message between two processes', null],
  'apps/desktop/src/main/tabs/account-tab.ts': [
    13,
    'shows what a page does; a crashed one waits for the person',
    null,
  ],
  'apps/desktop/src/main/tabs/account-tabs.ts': [
    3,
    'each login is given to a proxy once',
    [
      'apps/desktop/src/main/tabs/proxy-answers.test.ts',
      'a refused login is given once, however often the proxy asks',
    ],
  ],
  'apps/desktop/src/main/tabs/context-menu.ts': [1, 'a menu', null],
  'apps/desktop/src/main/tabs/page-downloads.ts': [
    3,
    'three questions at once where to save; a download that was interrupted goes on every 5 s',
    [
      'apps/desktop/src/main/tabs/page-downloads.test.ts',
      'a page that saves files without end asks about three at once',
    ],
  ],
  'apps/desktop/src/main/tabs/page-keys.ts': [1, 'a key that a person pressed', null],
  'apps/desktop/src/main/tabs/page-view.ts': [
    2,
    'refuses a navigation; shows an error page, which loads nothing',
    null,
  ],
  'apps/desktop/src/main/tabs/pop-ups.ts': [
    3,
    'three windows of a page',
    ['apps/desktop/src/main/tabs/pop-ups.test.ts', 'at most three are open'],
  ],
  'apps/desktop/src/main/update/open-updater.ts': [
    1,
    'each login is given to a proxy once',
    [
      'apps/desktop/src/main/update/open-updater.test.ts',
      'a proxy that asks for ever is given each login once',
    ],
  ],
  'apps/desktop/src/main/update/resume-download.ts': [
    1,
    '25 requests',
    [
      'apps/desktop/src/main/update/resume-download.test.ts',
      'a server that sends a byte at a time is given up',
    ],
  ],
  'apps/desktop/src/main/update/updates.ts': [
    8,
    'shows what the updater does; a required one is looked for each minute, and not where it was refused',
    [
      'apps/desktop/src/main/update/updates.test.ts',
      'a required update is checked again within a minute if the server is unreachable',
    ],
  ],
}

test('everything that events cause is in the table, with what brakes it', () => {
  const known = Object.fromEntries(Object.entries(table).map(([file, [events]]) => [file, events]))
  expect(countIn(EVENT)).toEqual(known)
})

test('the test of every brake is there', () => {
  for (const [file, [, , proof]] of Object.entries(table)) {
    if (!proof) continue
    const [path, title] = proof
    expect(readSource(path), `${file}: ${title}`).toContain(title)
  }
})
