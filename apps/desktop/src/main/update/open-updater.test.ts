import { EventEmitter } from 'node:events'
import type { AppUpdater } from 'electron-updater'
import { expect, test, vi } from 'vitest'

vi.mock('electron-updater', () => ({}))
vi.mock('electron-updater/out/providers/GenericProvider.js', () => ({
  GenericProvider: class {
    async getLatestVersion() {
      return { version: '2.0.0', files: [{ url: '/downloads/2.0.0/a.exe', sha512: 'x' }] }
    }
  },
}))
vi.mock('electron', () => ({}))
const { answerProxies, signedProvider } = await import('./open-updater.ts')

test('a version whose feed nobody signed is not offered', async () => {
  const Provider = signedProvider('https://seaport.example', ['key'], 'win-x64', new Map())
  const provider = new Provider({}, {} as AppUpdater, {} as never)
  await expect(provider.getLatestVersion()).rejects.toThrow('not signed')
})

test('a proxy that asks for ever is given each login once', async () => {
  const updater = new EventEmitter()
  let password = 'old'
  answerProxies(updater as unknown as AppUpdater, async () => ({ username: 'lan', password }))
  const given: unknown[][] = []
  const ask = async () => {
    updater.emit('login', { host: 'proxy.test', port: 3128 }, (...login: unknown[]) => given.push(login))
    await new Promise(setImmediate)
  }
  for (let times = 0; times < 30; times += 1) await ask()
  password = 'new'
  for (let times = 0; times < 30; times += 1) await ask()
  expect(given.filter((login) => login.length > 0)).toEqual([
    ['lan', 'old'],
    ['lan', 'new'],
  ])
  expect(given).toHaveLength(60)
})
