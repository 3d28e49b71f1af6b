import { expect, test } from 'vitest'
import { SeatRuntime } from './seat-runtime.ts'

const never = () => new Promise<never>(() => undefined)

test('a seat that could not begin its work ends like any other', async () => {
  const logged: unknown[] = []
  let changes = 0
  const fails = new Error('the secrets can’t be read')
  const context = {
    secrets: { names: () => Promise.reject(fails) },
    networks: {},
    log: { error: (text: string, { error }: { error: unknown }) => void logged.push([text, error]) },
    journalPath: () => 'seat.sqlite',
    time: { wait: never },
    events: {
      onRunnerChanged() {
        changes += 1
      },
    },
  }
  const session = { seat: { id: 'seat-1' }, client: { call: never, options: { credentials: never } } }
  const runtime = new SeatRuntime(context as never, session as never)
  await expect(runtime.accounts()).rejects.toBe(fails)
  await runtime.dispose()
  expect([logged, changes]).toEqual([[['the seat could not begin its work', fails]], 1])
})
