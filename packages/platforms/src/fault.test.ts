import type { Fault } from '@seaport/runner/executor'
import { expect, test } from 'vitest'
import { toExecutorFault } from './fault.ts'
import { NetworkError, type Outcome } from './outcome.ts'

const NOW = 1_000_000
const HOUR = 60 * 60_000
const cap = (until: number | null): Outcome => ({ kind: 'retry', cause: 'usage_cap', until })

test.each<[Outcome, Fault]>([
  // An unavailable or deleted target does not affect the others.
  [{ kind: 'target_unavailable' }, { kind: 'target', reason: 'access_refused' }],
  [{ kind: 'gone' }, { kind: 'target', reason: 'target_missing' }],
  [
    { kind: 'bad_request', parameter: 'username' },
    { kind: 'target', reason: 'bad_link' },
  ],
  [
    { kind: 'bad_request', parameter: 'idea' },
    { kind: 'target', reason: 'fault' },
  ],
  [
    { kind: 'bad_request', parameter: null },
    { kind: 'target', reason: 'fault' },
  ],
  // Waits until a person signs in again.
  [{ kind: 'sign_in_again' }, { kind: 'wait', until: null, reason: 'account_signed_out' }],
  // A fault of the account or its app ends the task.
  [{ kind: 'missing_permission' }, { kind: 'task', reason: 'capability_refused' }],
  [{ kind: 'account_stopped' }, { kind: 'task', reason: 'account_blocked' }],
  [{ kind: 'policy_blocked' }, { kind: 'task', reason: 'account_blocked' }],
  [{ kind: 'misconfigured' }, { kind: 'task', reason: 'network_misconfigured' }],
  // Waits at temporary limits, for a day at most.
  [
    { kind: 'retry', cause: 'rate_limit', until: NOW + 5 },
    { kind: 'wait', until: NOW + 5, reason: 'rate_limit' },
  ],
  [
    { kind: 'retry', cause: 'rate_limit', until: null },
    { kind: 'wait', until: NOW, reason: 'rate_limit' },
  ],
  [
    { kind: 'retry', cause: 'network_fault', until: null },
    { kind: 'retry', reason: 'network_fault' },
  ],
  [
    { kind: 'retry', cause: 'network_unreachable', until: null },
    { kind: 'retry', reason: 'network_unreachable' },
  ],
  [
    { kind: 'retry', cause: 'proxy_unreachable', until: NOW + 5 },
    { kind: 'retry', reason: 'proxy_unreachable' },
  ],
  [{ kind: 'text_too_long' }, { kind: 'task', reason: 'text_too_long' }],
  [{ kind: 'file_refused' }, { kind: 'task', reason: 'file_refused' }],
  [{ kind: 'unknown' }, { kind: 'retry', reason: 'network_unreachable' }],
  [{ kind: 'duplicate' }, { kind: 'retry', reason: 'network_fault' }],
  [cap(null), { kind: 'retry', reason: 'usage_cap', end: 'usage_cap' }],
  [cap(NOW + 24 * HOUR), { kind: 'retry', reason: 'usage_cap', end: 'usage_cap', until: NOW + 24 * HOUR }],
  [cap(NOW + 24 * HOUR + 1), { kind: 'task', reason: 'usage_cap' }],
])('%j becomes the fault %j', (outcome, fault) => {
  expect(toExecutorFault(new NetworkError(outcome), { paged: false, now: NOW })).toHaveProperty(
    'fault',
    fault,
  )
})

test('a rejected page token restarts the target; another rejected parameter does not', () => {
  const meaning = (parameter: string | null) =>
    toExecutorFault(new NetworkError({ kind: 'bad_request', parameter }), { paged: true, now: NOW })
  for (const parameter of [null, 'pagination_token', 'after', 'cursor'])
    expect(meaning(parameter)).toMatchObject({ fault: { kind: 'rewind' } })
  expect(meaning('max_results')).toMatchObject({ fault: { kind: 'target' } })
})

test('a fault is passed on unchanged, and an error that nobody foresaw ends the task', () => {
  const known = toExecutorFault(new NetworkError({ kind: 'gone' }), { paged: false, now: NOW })
  expect(toExecutorFault(known, { paged: false, now: NOW })).toBe(known)
  expect(toExecutorFault(new TypeError('x'), { paged: false, now: NOW })).toMatchObject({
    fault: { kind: 'task', reason: 'fault' },
  })
})

test('a full disk is not a network fault: it is rethrown', () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  expect(toExecutorFault(full, { paged: false, now: NOW })).toBe(full)
})
