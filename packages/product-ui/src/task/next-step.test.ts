import type { EndReason, ParkReason } from '@seaport/contract/work/task-state.schema'
import { expect, test } from 'vitest'
import { type NextStep, nextStepOf } from './next-step.ts'

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
  [
    'one in the queue whose account is blocked',
    { status: 'queued', park_reason: 'account_blocked' },
    'unblock',
  ],
  ['one that is complete', { status: 'completed', end_reason: 'target_reached', ...offline }, null],
  ['one that was ended', { status: 'ended', end_reason: 'by_person' }, null],
])('the next step of %s is %s', (_which, change, step) => {
  expect(nextStepOf(task(change))).toBe(step)
})

/** By why it waits; on a seat that is there. */
const waiting: Readonly<Record<ParkReason, NextStep>> = {
  paused: 'resume',
  account_blocked: 'unblock',
  account_signed_out: 'signIn',
  disk_full: 'freeDisk',
  proxy_unreachable: 'checkProxy',
  rate_limit: 'byItself',
  network_unreachable: 'byItself',
  network_fault: 'byItself',
  usage_cap: 'byItself',
  daily_cap: 'byItself',
  quiet_hours: 'byItself',
  send_interval: 'byItself',
  account_parked: 'byItself',
}
test.each(Object.entries(waiting))('the next step of one that waits for %s is %s', (park_reason, step) => {
  expect(nextStepOf(task({ park_reason }))).toBe(step)
  const away = step === 'byItself' ? 'openClientToGoOn' : step
  expect(nextStepOf(task({ park_reason, ...offline }))).toBe(away)
})

/** By why it failed. */
const failed: Readonly<Record<EndReason, NextStep>> = {
  account_blocked: 'unblock',
  account_signed_out: 'signInAndRetry',
  target_missing: 'changeTarget',
  bad_link: 'changeTarget',
  network_misconfigured: 'settings',
  port_expired: 'buyPorts',
  seat_disabled: 'enableSeat',
  ...{ retries_spent: 'retry', capability_refused: 'retry', access_refused: 'retry', usage_cap: 'retry' },
  ...{ nothing_new: 'retry', text_too_long: 'shortenScript', fault: 'retry' },
  ...{ file_refused: 'changeScript', post_refused: 'changeScript' },
  // Of tasks that did not fail.
  ...{ target_reached: 'retry', list_exhausted: 'retry', duration_over: 'retry', by_person: 'retry' },
  ...{ by_administrator: 'retry', ports_released: 'retry', account_unassigned: 'retry' },
  ...{ account_deleted: 'retry', seat_deleted: 'retry' },
}
test.each(Object.entries(failed))('the next step of one that failed for %s is %s', (end_reason, step) => {
  expect(nextStepOf(task({ status: 'error', end_reason }))).toBe(step)
})
