import type { SeatClientOptions } from '@seaport/seat-client/seat-client'
import { expect, test, vi } from 'vitest'
import type { AgentSettings } from './settings.ts'

const made: SeatClientOptions[] = []
vi.mock('../../../package.json', () => ({ default: { version: '9.8.7-beta.6' } }))
vi.mock('@seaport/seat-client/seat-client', () => ({
  SeatClient: class {
    settings = { set: () => undefined }
    constructor(options: SeatClientOptions) {
      made.push(options)
    }
  },
}))

test('the agent tells the version that a release sets at the top, not that of the workspace', async () => {
  const { createAgentClient } = await import('./agent-client.ts')
  const settings = { serverUrl: 'http://127.0.0.1:9', dataFolder: '/nowhere', demo: false } as AgentSettings
  createAgentClient(settings, {} as never, {} as never, {})
  expect(made.map(({ version }) => version)).toEqual(['9.8.7-beta.6'])
})
