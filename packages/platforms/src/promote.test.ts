import { expect, test } from 'vitest'
import { NetworkError, type Outcome } from './outcome.ts'
import { type Act, BadTargetError, checkLength, sentOutcome, UnsuitableTargetError } from './promote.ts'

const clock = { now: () => 0 }
const act = (lookUp: boolean, kind = 'send_message') =>
  ({ lookUp, task: { work: { kind } }, signal: new AbortController().signal }) as Act

test.each([
  [new UnsuitableTargetError(), { outcome: 'skipped', reason: 'not_suitable' }],
  [new BadTargetError(), { outcome: 'failed', reason: 'bad_link' }],
])('%o settles a new attempt, and leaves an earlier one unknown', async (error, settled) => {
  const send = () => Promise.reject(error)
  expect(await sentOutcome(act(false), clock, send)).toEqual(settled)
  expect(await sentOutcome(act(true), clock, send)).toEqual({ outcome: 'unknown', reason: null })
})

const unknown = { outcome: 'unknown', reason: null }

test.each<[Outcome, object | null, object | null]>([
  [{ kind: 'target_unavailable' }, { outcome: 'skipped', reason: 'not_reachable' }, unknown],
  [{ kind: 'gone' }, { outcome: 'skipped', reason: 'target_missing' }, unknown],
  [{ kind: 'duplicate' }, { outcome: 'skipped', reason: 'already_done' }, unknown],
  [{ kind: 'text_too_long' }, { outcome: 'skipped', reason: 'text_too_long' }, unknown],
  [{ kind: 'file_refused' }, null, unknown],
  [{ kind: 'bad_request', parameter: null }, { outcome: 'failed', reason: 'bad_link' }, unknown],
  [{ kind: 'policy_blocked' }, { outcome: 'failed', reason: 'network_block' }, unknown],
  [{ kind: 'account_stopped' }, { outcome: 'failed', reason: 'network_block' }, unknown],
  [{ kind: 'unknown' }, unknown, unknown],
  [{ kind: 'retry', cause: 'rate_limit', until: 5 }, null, null],
  [{ kind: 'sign_in_again' }, null, null],
  [{ kind: 'misconfigured' }, null, unknown],
])(
  '%o maps to an outcome for a new attempt and for a lookup, or is retried',
  async (outcome, sent, lookedFor) => {
    for (const [lookUp, settled] of [[false, sent] as const, [true, lookedFor] as const]) {
      const settling = sentOutcome(act(lookUp), clock, () => Promise.reject(new NetworkError(outcome)))
      if (settled === null)
        await expect(settling).rejects.toMatchObject({ fault: { kind: expect.any(String) } })
      else expect(await settling).toEqual(settled)
    }
  },
)

test.each([
  ['send_message', { kind: 'file_refused' }, 'file_refused'],
  ['publish_post', { kind: 'file_refused' }, 'file_refused'],
  ['publish_post', { kind: 'bad_request', parameter: null }, 'post_refused'],
] as const)(
  'a task of kind %s ends after %o, because its next target gets the same',
  async (kind, outcome, reason) => {
    const refused = new NetworkError(outcome)
    await expect(sentOutcome(act(false, kind), clock, () => Promise.reject(refused))).rejects.toMatchObject({
      fault: { kind: 'task', reason },
    })
  },
)

test.each(['publish_post', 'publish_group_post', 'comment_link'])(
  'a text that is too long ends the whole task of kind %s, because it is the same for every target',
  async (kind) => {
    const refused = new NetworkError({ kind: 'text_too_long' })
    await expect(sentOutcome(act(false, kind), clock, () => Promise.reject(refused))).rejects.toMatchObject({
      fault: { kind: 'task', reason: 'text_too_long' },
    })
  },
)

test.each([
  ['x', 'post', '茶'.repeat(141), true],
  ['x_sandbox', 'comment', '茶'.repeat(140), false],
  ['instagram', 'message', '茶'.repeat(334), true],
  ['facebook', 'message', '茶'.repeat(2000), false],
] as const)('a text that is too long is not sent: %s, %s, case %#', (network, place, text, isRefused) => {
  const check = () => checkLength(network, place, text)
  if (isRefused) expect(check).toThrow('text_too_long')
  else expect(check).not.toThrow()
})

test('an aborted attempt rejects with its reason, and a bug of our own is rethrown', async () => {
  const stopped = { ...act(false), signal: AbortSignal.abort(new Error('stopped')) } as Act
  const refused = () => Promise.reject(new NetworkError({ kind: 'gone' }))
  await expect(sentOutcome(stopped, clock, refused)).rejects.toThrow('stopped')
  const fault = new TypeError('ours')
  await expect(sentOutcome(act(false), clock, () => Promise.reject(fault))).rejects.toBe(fault)
  expect(await sentOutcome(act(false), clock, async () => ({}) as never)).toEqual({
    outcome: 'done',
    reason: null,
  })
})
