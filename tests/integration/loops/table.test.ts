import { expect, test } from 'vitest'
import { countIn, readSource } from './sources.ts'

/** Everything that may go on without an end: all loops but those over a list. */
const LOOP = /^(?!\s*(?:\*|\/)).*(?:\bwhile \(|\bfor \([^\n]*;|\bsetInterval\()/gm

interface Row {
  /** Number of such loops in the file. */
  loops: number
  /** What ends it, or how often it asks, where the other side answers the same for ever. */
  brake: string
  /** File and title of the test that proves it; null = it asks nobody. */
  test: readonly [file: string, title: string] | null
}

const X = ['packages/platforms/src/loops.test.ts', 'a task ends when X repeats forever: %s'] as const
const GRAPH = [
  'packages/platforms/src/loops.test.ts',
  'a task ends when Facebook repeats forever: %s',
] as const
const POSTS = [
  'packages/platforms/src/loops.test.ts',
  'a task ends when %s repeats forever to a post: %s',
] as const
const MEDIA = ['packages/platforms/src/loops.test.ts', 'X processes a video %s'] as const
const SERVER = [
  'tests/integration/loops/rates.test.ts',
  'for ever gets each call less than 30 times',
] as const
const PAGES = ['tests/integration/loops/rates.test.ts', 'a person whose Pages have no end'] as const

/** Every loop there is, by hand. */
const table: Record<string, Row> = {
  'packages/api-client/src/event-hub.ts': {
    loops: 1,
    brake: 'a beat between pages of one browser: nobody else is asked',
    test: null,
  },
  'packages/api-client/src/event-stream.ts': {
    loops: 3,
    brake: 'pauses grow to 30 s, and only a stream of 15 s makes them short; the two others read one answer',
    test: [
      'packages/api-client/src/event-stream.test.ts',
      'a proxy that closes each stream at once gets less than 30 requests in ten minutes',
    ],
  },
  'packages/api-client/src/whole-list.ts': {
    loops: 1,
    brake: 'a page that is not full, or brings nothing new, is the last',
    test: [
      'packages/api-client/src/whole-list.test.ts',
      'a server that answers every page with the same rows is asked twice',
    ],
  },
  'packages/runner/src/automatic-promotion.ts': {
    loops: 1,
    brake: '12 failures in a row, 24 limits in a row',
    test: POSTS,
  },
  'packages/runner/src/call-for-task.ts': {
    loops: 1,
    brake: 'again only under a new fence, which a claim brings',
    test: SERVER,
  },
  'packages/runner/src/collect.ts': {
    loops: 2,
    brake:
      '25 requests of a target without somebody new, 10 beginnings, 60 failures; the second waits for the server',
    test: X,
  },
  'packages/runner/src/deliver.ts': { loops: 1, brake: 'each batch is answered once', test: SERVER },
  'packages/runner/src/manual-collection.ts': {
    loops: 2,
    brake: 'waits for a person; what they did is sent once',
    test: null,
  },
  'packages/runner/src/manual-promotion.ts': {
    loops: 2,
    brake: 'waits for a person; what they did is sent once',
    test: null,
  },
  'packages/runner/src/process-lock.ts': { loops: 1, brake: 'a lock of this computer', test: null },
  'packages/runner/src/report.ts': { loops: 1, brake: 'pauses grow to 30 s', test: SERVER },
  'packages/runner/src/runner-session.ts': {
    loops: 3,
    brake:
      'pauses grow to 30 s while the server fails, or gives the same task again and again; two wait for room on the disk',
    test: SERVER,
  },
  'packages/runner/src/server-connection.ts': { loops: 1, brake: 'pauses grow to 30 s', test: SERVER },
  'packages/runner/src/task-run.ts': { loops: 1, brake: 'waits for a person', test: null },
  'packages/runner/src/undelivered.ts': { loops: 1, brake: 'each batch is answered once', test: SERVER },
  'packages/platforms/src/graph/client.ts': {
    loops: 1,
    brake: 'each page is half of the one before',
    test: GRAPH,
  },
  'packages/platforms/src/graph/collect.ts': { loops: 1, brake: 'as collect.ts of the runner', test: GRAPH },
  'packages/platforms/src/graph/sign-in.ts': { loops: 1, brake: '20 pages of Pages', test: PAGES },
  'packages/platforms/src/x/collect.ts': { loops: 1, brake: 'as collect.ts of the runner', test: X },
  'packages/platforms/src/graph/publish-media.ts': {
    loops: 2,
    brake: '12 parts, ends where none arrives; 4 tries to publish',
    test: ['tests/integration/loops/rates.test.ts', 'an upload that is never whole'],
  },
  'packages/platforms/src/graph/sources.ts': {
    loops: 2,
    brake: '20 pages of media; 20 pages of replies to a comment',
    test: ['tests/integration/loops/rates.test.ts', 'media that are never found'],
  },
  'packages/platforms/src/oauth/token-source.ts': {
    loops: 1,
    brake: 'every 5 s for ten minutes at most; it writes a file and asks nobody',
    test: null,
  },
  'packages/platforms/src/poll.ts': { loops: 1, brake: '16 looks, then the media is given up', test: MEDIA },
  'packages/platforms/src/x/upload-media.ts': { loops: 1, brake: 'the parts of one file', test: MEDIA },
  'packages/runner/src/journal/pages.ts': { loops: 1, brake: 'rows of the journal', test: null },
  'packages/seat-client/src/throttled.ts': {
    loops: 1,
    brake: 'pauses grow to 30 s while it is wanted without end',
    test: [
      'packages/seat-client/src/throttled.test.ts',
      'what is wanted for ever runs less than 30 times in five minutes',
    ],
  },
  'packages/seat-client/src/client-refused.ts': { loops: 1, brake: 'the causes of one error', test: null },
  'packages/seat-client/src/egress/egress-fault.ts': {
    loops: 2,
    brake: 'the causes of one error',
    test: null,
  },
  'packages/runner/src/clock.ts': { loops: 2, brake: 'a wait', test: null },
  'packages/seat-client/src/session/server-time.ts': { loops: 1, brake: 'a wait', test: null },
  'apps/desktop/src/main/save-file.ts': { loops: 1, brake: 'the letters of a name', test: null },
  'apps/desktop/src/main/life/icon-badge.ts': { loops: 2, brake: 'the pixels of an icon', test: null },
  'packages/seat-client/src/account/keep-tokens.ts': {
    loops: 1,
    brake: 'every 6 hours',
    test: [
      'packages/seat-client/src/account/keep-tokens.test.ts',
      'a network that is unreachable for days costs nothing',
    ],
  },
  'packages/seat-client/src/session/heartbeat.ts': {
    loops: 1,
    brake: 'every 15 s',
    test: ['packages/seat-client/src/session/heartbeat.test.ts', 'at once and every fifteen seconds'],
  },
  'apps/agent/src/run-agent.ts': {
    loops: 1,
    brake: 'pauses grow to 30 s',
    test: [
      'tests/integration/agent/agent.test.ts',
      'a server that does not answer is asked again until it does',
    ],
  },
  'apps/desktop/src/main/life/clock-jump.ts': {
    loops: 1,
    brake: 'looks at this computer’s clock',
    test: null,
  },
  'apps/desktop/src/main/life/network-change.ts': {
    loops: 1,
    brake: 'looks at this computer’s addresses',
    test: null,
  },
  'apps/desktop/src/main/tabs/account-tabs.ts': { loops: 1, brake: 'looks at its own pages', test: null },
  'apps/desktop/src/main/update/resume-download.ts': {
    loops: 1,
    brake: '25 requests',
    test: [
      'apps/desktop/src/main/update/resume-download.test.ts',
      'a server that sends a byte at a time is given up',
    ],
  },
  'apps/desktop/src/main/update/updates.ts': {
    loops: 1,
    brake: 'every hour; each minute while a newer version is required',
    test: ['apps/desktop/src/main/update/updates.test.ts', 'it checks at its start and every hour'],
  },
}

test('every loop is in the table, with what brakes it', () => {
  const known = Object.fromEntries(Object.entries(table).map(([file, { loops }]) => [file, loops]))
  expect(countIn(LOOP)).toEqual(known)
})

test('the test of every brake is there', () => {
  for (const [file, { test: proof }] of Object.entries(table)) {
    if (!proof) continue
    const [path, title] = proof
    expect(readSource(path), `${file}: ${title}`).toContain(title)
  }
})
