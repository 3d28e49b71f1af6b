import { expect, test, vi } from 'vitest'
import { accountCalls } from './account-calls.ts'
import { manualCallsOf } from './manual-calls.ts'
import { proxyLoginCalls } from './proxy-login-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { tabCallsOf } from './tab-calls.ts'
import { taskCalls } from './task-calls.ts'

vi.mock('./runner-state.ts', () => ({ toRunnerState: () => 'what the runner does' }))

const did: string[] = []
/** What the window gives: everything that some call takes. */
const input = {
  ...{ id: 'the id', position: 2, outcome: 'done', reason: null, seq: 3, note: 'ghi chú', panes: ['a pane'] },
  ...{
    action: 'reload',
    text: 'trà',
    again: true,
    address: 'x.com',
    url: 'https://x.com/a',
    page_id: 'a page',
  },
  ...{ fresh: true, remember: true, idempotency_key: 'the attempt' },
}
const shown = (value: unknown) => {
  const text = JSON.stringify(value)
  if (text === JSON.stringify(input)) return 'what it was given'
  const left = Object.keys(input).filter((key) => !Object.hasOwn(Object(value), key))
  const isRest = left.length < 4 && JSON.stringify({ ...input, ...Object(value) }) === JSON.stringify(input)
  return isRest ? `what it was given but ${left.join(' and ')}` : text
}

/** Notes what it is asked, and answers with a name for that. */
const noting = (who: string): never =>
  new Proxy(
    {},
    {
      get: (_, name: string) =>
        name === 'then'
          ? undefined
          : (...args: unknown[]) => {
              did.push(`${who}.${name}(${args.map(shown).join(', ')})`)
              return `answer of ${name}`
            },
    },
  ) as never

const client = {
  accounts: async () => noting('accounts'),
  workbench: async () => noting('workbench'),
  manualCollector: async () => noting('collector'),
  networks: { all: () => ['a network'] },
  state: () => ({ state: 'of the client' }),
  logIn: async (given: unknown) => void did.push(`logs in with ${shown(given)}`),
  logOut: async () => void did.push('logs out'),
  session: () => ({
    client: {
      call: async (
        { method, path }: { method: string; path: string },
        asked: Record<string, unknown>,
        options?: object,
      ) => {
        const parts = Object.entries(asked).map(([name, value]) => `${name}: ${shown(value)}`)
        const how = options ? ` with ${JSON.stringify(options)}` : ''
        did.push(`asks ${method} ${path} ${parts.join(', ')}${how}`)
        return { answer: 'of the server', list: [] }
      },
    },
  }),
} as never
const logins = {
  wanted: () => 'the logins that are wanted',
  give: async (...given: unknown[]) => {
    did.push(`gives ${given.map(shown).join(', ')}`)
    return null
  },
  ask: () => void did.push('asks for a login'),
  dismiss: () => void did.push('dismisses the login'),
  whenLetThrough: async (act: () => unknown) => {
    did.push('through a proxy')
    return act()
  },
} as never

test('each call of the window does what is recorded, and answers with it', async () => {
  const installation = { version: '1.0.0', serverUrl: 'https://seaport.test' } as never
  const calls = {
    ...sessionCalls(client, installation, logins).calls,
    ...accountCalls(client),
    ...taskCalls(client),
    ...manualCallsOf(client),
    ...tabCallsOf(noting('pages')),
    ...proxyLoginCalls(logins, noting('messages')),
  }
  const lines: string[] = []
  for (const [name, call] of Object.entries(calls)) {
    const answer = await (call as (given: object, context: object) => unknown)(input, {})
    lines.push(name, ...did.splice(0).map((line) => `  ${line.trimEnd()}`), `  ← ${JSON.stringify(answer)}`)
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('calls.txt')
})
