import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@seaport/api-client/client'
import { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createNetworks } from './networks.ts'
import { openSettings } from './settings.ts'

const sandbox = NetworkSettings.parse({
  network: 'x_sandbox',
  api_base: 'http://127.0.0.1:8788',
  web_base: 'http://127.0.0.1:8788',
  authorize_url: 'http://127.0.0.1:8788/authorize',
  token_url: 'http://127.0.0.1:8788/token',
  client_id: 'seaport',
  callback_ports: [8789],
})

function emptyFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-networks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'settings.json')
}

const serverWith = (networks: NetworkSettings[]) =>
  ({ call: async () => ({ networks: structuredClone(networks) }) }) as unknown as Client

test('the server’s networks are known at once, and in the next run before it answers', async () => {
  const file = emptyFile()
  const networks = createNetworks(openSettings(file))
  expect(networks.find('x_sandbox')).toBeUndefined()
  const told = vi.fn()
  networks.onChange(told)
  await networks.refresh(serverWith([sandbox]))
  await networks.refresh(serverWith([sandbox]))
  expect(told).toHaveBeenCalledTimes(1)
  expect(networks.find('x_sandbox')).toEqual(sandbox)
  expect(createNetworks(openSettings(file)).all()).toEqual([sandbox])
})

test.each([[[{ ...sandbox, api_base: 'no address' }]], ['nonsense'], [undefined]])(
  'invalid data of an earlier run is ignored: %j',
  (networks) => {
    const file = emptyFile()
    writeFileSync(file, JSON.stringify({ locale: 'vi', networks }))
    const settings = openSettings(file)
    expect(createNetworks(settings).all()).toEqual([])
    expect(settings.get().locale).toBe('vi')
  },
)
