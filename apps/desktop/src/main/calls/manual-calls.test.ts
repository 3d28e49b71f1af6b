import { expect, test, vi } from 'vitest'
import { manualCallsOf, onManualKey } from './manual-calls.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A client whose bench records its calls, and answers each with these values. */
function rig(answers: Record<string, unknown> = {}) {
  const did: unknown[] = []
  const act =
    (name: string) =>
    async (...args: unknown[]) => {
      did.push([name, ...args])
      const answer = await answers[name]
      if (answer instanceof Error) throw answer
      return answer
    }
  const names = ['openSource', 'keep', 'undo', 'note', 'onKey']
  const bench = Object.fromEntries(names.map((name) => [name, act(name)]))
  return { did, client: { manualCollector: async () => bench } as never }
}

test.each([
  ['manual.openSource', { id: 't', position: 2 }, ['openSource', 't', 2], 'bad_link', { state: 'bad_link' }],
  ['manual.keep', { id: 't', note: 'tea' }, ['keep', 't', 'tea'], { state: 'kept' }, { state: 'kept' }],
  ['manual.undo', { id: 't', seq: 7 }, ['undo', 't', 7], true, {}],
  ['manual.note', { id: 't', seq: 7, note: 'tea' }, ['note', 't', 7, 'tea'], true, {}],
] as const)(
  '%s passes on what it is given, and answers when it is done',
  async (name, args, call, told, answer) => {
    const done = Promise.withResolvers<unknown>()
    const { did, client } = rig({ [call[0]]: done.promise })
    const calls = manualCallsOf(client) as unknown as Record<string, (args: object) => Promise<unknown>>
    let isAnswered = false
    const answered = calls[name]?.(args).then((value) => {
      isAnswered = true
      return value
    })
    await turn()
    expect([did, isAnswered]).toEqual([[call], false])
    done.resolve(told)
    expect(await answered).toEqual(answer)
    const refused = manualCallsOf(
      rig({ [call[0]]: new Error('The runner restarts') }).client,
    ) as unknown as typeof calls
    await expect(refused[name]?.(args)).rejects.toThrow('The runner restarts')
  },
)

test.each(['keep', 'undo'] as const)('the key to %s tells the window what came of it', async (action) => {
  const { did, client } = rig({ onKey: { task_id: 't', result: { state: 'kept', name: 'Ann' } } })
  const emit = vi.fn()
  onManualKey(client, emit, 'account', action)
  await turn()
  expect(did).toEqual([['onKey', 'account', action]])
  const event = { task_id: 't', action, result: { state: 'kept', name: 'Ann' } }
  expect(emit.mock.calls).toEqual([['manual.key', event]])
})

test.each([
  ['no collection by hand', null],
  ['no session', new Error('not logged in')],
])('a key with %s tells nothing', async (_what, onKey) => {
  const emit = vi.fn()
  onManualKey(rig({ onKey }).client, emit, 'account', 'keep')
  await turn()
  expect(emit).not.toHaveBeenCalled()
})
