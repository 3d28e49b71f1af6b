import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReleaseToken } from '@seaport/contract/platform/release'
import { afterAll, expect, test } from 'vitest'
import { testReleasePem, testUpdateKey } from '../../apps/server/src/test-support/update-key.ts'
import { run } from '../../scripts/lib/run.ts'
import { programOf, writeCheckout } from '../e2e/support/release-checkout.ts'
import { callServer } from '../support/call-server.ts'
import { openConfirmedOwnerSession } from '../support/owner-session.ts'
import { startServerProcess } from '../support/server-process.ts'
import { smallDisk } from '../support/small-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-full-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a release interrupted by a full disk is refused in plain words, stays invisible, and continues once there is room', async () => {
  const dataDir = join(folder, 'small')
  // The second part of 8 MB finds no room; where files are limited instead, already the first.
  const disk = smallDisk(dataDir, 16, 6)
  const server = await startServerProcess({ url: null, dataDir }, {}, disk.command)
  const session = await openConfirmedOwnerSession(server.url)
  const body = { name: 'Release machine', scopes: ['publish' as const] }
  const as = async () => session
  const { token } = await callServer(server.url, createReleaseToken, { body }, as)
  const installer = programOf('installer', 20)
  const checkout = writeCheckout(join(folder, 'checkout'), '0.2.0', installer)
  const release = (...args: string[]) =>
    run(process.execPath, ['scripts/release.ts', ...args, '--checkout', checkout], {
      env: {
        SEAPORT_RELEASE_SERVER: server.url,
        SEAPORT_RELEASE_TOKEN: token,
        SEAPORT_RELEASE_KEY: testReleasePem,
        SEAPORT_UPDATE_KEYS: testUpdateKey,
      },
    })
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status
  const publicly = () =>
    Promise.all(
      [
        '/updates/stable/win-x64/latest.yml',
        '/updates/stable/mac-x64/latest-mac.yml',
        '/downloads/0.2.0/Seaport-0.2.0-mac-x64.dmg',
        '/downloads/0.2.0/Seaport-0.2.0-win-x64.exe',
      ].map(statusOf),
    )

  const refused = await release()
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('the server’s disk is full')
  expect(refused.output).toContain('Nothing was published.')
  expect((await release('list')).output).toMatch(/^0\.2\.0: draft/)
  expect(await publicly()).toEqual([404, 404, 404, 404])
  expect(readdirSync(disk.seenFrom(server.child, 'releases/incoming'))).toEqual([])

  disk.grow(server.child)
  const published = await release()
  expect([published.code, published.output]).toEqual([0, expect.stringContaining('Published: 0.2.0')])
  // What had arrived was not sent again.
  expect(published.output).not.toContain('mac-x64.dmg: ')
  expect(await publicly()).toEqual([200, 200, 200, 200])
  const served = await fetch(`${server.url}/downloads/0.2.0/Seaport-0.2.0-win-x64.exe`)
  expect(Buffer.from(await served.arrayBuffer()).equals(installer)).toBe(true)
  expect(await server.end('SIGTERM')).toBe(0)
})
