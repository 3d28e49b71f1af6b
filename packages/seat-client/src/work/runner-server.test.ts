import type { Client } from '@seaport/api-client/client'
import { expect, test } from 'vitest'
import { createRunnerServer } from './runner-server.ts'

/** Every call of the runner, and where it goes. */
const calls = [
  ['claim', '/runner/claim'],
  ['progress', '/runner/task/:id/progress'],
  ['uploadResources', '/runner/task/:id/resource'],
  ['next', '/runner/task/:id/next'],
  ['settle', '/runner/task/:id/settle'],
  ['undoOutcome', '/runner/task/:id/settle/undo'],
  ['keep', '/runner/task/:id/keep'],
  ['undoKeep', '/runner/task/:id/keep/undo'],
  ['finish', '/runner/task/:id/finish'],
] as const

test('every call goes to its address, about its task, and ends with its signal', async () => {
  const { signal } = new AbortController()
  const body = { fence: 7 }
  const sent: unknown[] = []
  const client = {
    call: async (endpoint: { path: string }, input: unknown, options: { signal?: AbortSignal } = {}) => {
      sent.push([endpoint.path, input, options.signal === signal])
    },
  } as unknown as Client
  const server = createRunnerServer(client) as unknown as Record<string, (...given: unknown[]) => unknown>
  for (const [name] of calls) await server[name]?.(...(name === 'claim' ? [] : ['8']), body, signal)
  expect(sent).toEqual(
    calls.map(([name, path]) => [path, name === 'claim' ? { body } : { params: { id: '8' }, body }, true]),
  )
  expect(Object.keys(server).sort()).toEqual(calls.map(([name]) => name).sort())
})
