import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

const task = (change: object) =>
  ({
    status: 'running',
    park_reason: null,
    end_reason: null,
    executor: 'api',
    seat: { id: 's1', name: 'Harbour', seat_code: '100001', online: true },
    ...change,
  }) as Parameters<typeof nextStepOf>[0]
const offline = { seat: { id: 's1', name: 'Harbour', seat_code: '100001', online: false } }

test.each([
  ['one that runs', {}, null],
  ['one that runs while its seat is away', offline, 'openClientToGoOn'],
  ['one that a person works through', { executor: 'assisted' }, 'byHand'],
  ['one in the queue of a seat that is there', { status: 'queued' }, 'byItself'],
  ['one in the queue of a seat that is away', { status: 'queued', ...offline }, 'openClient'],
  ['one that starts later', { status: 'pending' }, 'byItself'],
  ['one that starts later on a seat that is away', { status: 'pending', ...offline }, 'openClientByThen'],
  ['one that waits for a limit', { park_reason: 'rate_limit' }, 'byItself'],
  [
    'one that waits for a limit while its seat is away',
    { park_reason: 'rate_limit', ...offline },
    'openClientToGoOn',
  ],
  ['one whose account is not signed in', { park_reason: 'account_signed_out', ...offline }, 'signIn'],
  ['one whose account is blocked', { status: 'queued', park_reason: 'account_blocked' }, 'unblock'],
  ['one whose proxy is away', { park_reason: 'proxy_unreachable' }, 'checkProxy'],
  ['one on a full disk', { park_reason: 'disk_full' }, 'freeDisk'],
  ['one that failed', { status: 'error', end_reason: 'retries_spent' }, 'retry'],
  [
    'one that failed for its account',
    { status: 'error', end_reason: 'account_signed_out' },
    'signInAndRetry',
  ],
  ['one that failed for its target', { status: 'error', end_reason: 'target_missing' }, 'changeTarget'],
  ['one that failed for its ports', { status: 'error', end_reason: 'port_expired' }, 'buyPorts'],
  ['one that is complete', { status: 'completed', end_reason: 'target_reached', ...offline }, null],
  ['one that was ended', { status: 'ended', end_reason: 'by_person' }, null],
])('the next step of %s is %s', (_which, change, step) => {
  expect(nextStepOf(task(change))).toBe(step)
})
