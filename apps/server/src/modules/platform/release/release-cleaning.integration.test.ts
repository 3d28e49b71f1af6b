import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  beginRelease,
  discardRelease,
  listReleases,
  PART_BYTES,
  publishRelease,
  type RELEASE_TOKEN_HEADER,
} from '@seaport/contract/platform/release'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import {
  partOf,
  programBytes,
  publishedRelease,
  releaseToken,
  sendPart,
  signedManifest,
  type TestFile,
  uploadRelease,
  windowsFiles,
  zipBytes,
} from '../../../test-support/releases.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { releaseJobs } from './release.public.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR
const big: TestFile = {
  name: 'Seaport-2.0.0-mac-arm64.zip',
  target: 'mac-arm64',
  uses: ['update'],
  content: zipBytes(randomBytes(PART_BYTES + 1000)),
}

eachDatabase('leftovers of releases', (location) => {
  let server: TestServer
  let headers: { [RELEASE_TOKEN_HEADER]: string }
  beforeAll(async () => {
    server = await startTestServer(location)
    headers = await releaseToken(server, (await createUser(server, { role: 'owner' })).as)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    const { database, releases } = server.installation
    for (const table of ['release_part', 'release_file', 'release', 'version', 'release_content'] as const)
      await database.db.deleteFrom(table).execute()
    for (const sha256 of contents()) await releases.remove(sha256)
  })

  const clean = async () => {
    for (const job of releaseJobs(server.installation)) await job.run()
  }
  const contents = () => {
    const folder = join(server.installation.env.dataDir, 'releases')
    const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
    return paths.map((path) => basename(path)).filter((name) => /^[0-9a-f]{64}$/.test(name))
  }
  const versions = async () =>
    (await server.call(listReleases, {}, { headers })).list.map(({ version }) => version)
  const begin = async () => server.call(beginRelease, { body: signedManifest('2.0.0', [big]) }, { headers })
  const send = (id: string, number: number, content = partOf(big.content, number)) =>
    sendPart(server, headers, id, { name: big.name, number }, content)

  test('an abandoned draft expires with its bytes; drafts in progress and published releases stay', async () => {
    await publishedRelease(server, headers, '1.0.0')
    const published = contents().sort()
    const { id } = await begin()
    await send(id, 0)
    server.clock.advance(6 * DAY)
    await begin()
    await uploadRelease(server, headers, '1.1.0')
    server.clock.advance(6 * DAY)
    await send(id, 1)
    server.clock.advance(2 * DAY)
    await clean()
    expect(await versions()).toEqual(['2.0.0', '1.0.0'])
    server.clock.advance(2 * HOUR)
    await clean()
    expect(contents()).toHaveLength(published.length + 2)
    server.clock.advance(7 * DAY)
    await clean()
    server.clock.advance(2 * HOUR)
    await clean()
    expect(await versions()).toEqual(['1.0.0'])
    expect(contents().sort()).toEqual(published)
    await refusal(server.call(publishRelease, { params: { id }, body: {} }, { headers }), 'not_found')
    expect((await begin()).files[0]?.missing).toEqual([0, 1])
  })

  test('content that a discarded draft shared with a release stays, its own is deleted', async () => {
    const shared = programBytes('the same in both')
    await publishedRelease(server, headers, '1.0.0', {}, windowsFiles('1.0.0', shared))
    const before = contents().sort()
    const { id } = await uploadRelease(server, headers, '1.1.0', [
      ...windowsFiles('1.1.0', shared),
      { ...big, name: 'Seaport-1.1.0-mac-arm64.zip', content: zipBytes('its own') },
    ])
    expect(contents()).toHaveLength(before.length + 1)
    await server.call(discardRelease, { params: { id }, body: {} }, { headers })
    server.clock.advance(2 * HOUR)
    await clean()
    expect(contents().sort()).toEqual(before)
    const file = await fetch(`${server.url}/downloads/1.0.0/Seaport-1.0.0-win-x64.exe`)
    expect(await file.text()).toBe(shared.toString())
  })

  test('a part uploaded again with other bytes leaves none of the first', async () => {
    const { id } = await begin()
    await send(id, 0, randomBytes(PART_BYTES))
    await send(id, 0)
    expect(contents()).toHaveLength(2)
    server.clock.advance(2 * HOUR)
    await clean()
    expect(contents()).toHaveLength(1)
    expect((await begin()).files[0]?.missing).toEqual([1])
  })

  test('undeletable content does not block the deletion of others', async () => {
    const { id } = await begin()
    for (let again = 0; again < 2; again += 1) await send(id, 0, randomBytes(PART_BYTES))
    await send(id, 0)
    const before = contents().length
    server.clock.advance(2 * HOUR)
    const remove = vi.spyOn(server.installation.releases, 'remove').mockRejectedValueOnce(new Error('denied'))
    await expect(clean()).rejects.toThrow('denied')
    remove.mockRestore()
    expect(contents()).toHaveLength(before - 1)
    await clean()
    expect(contents()).toHaveLength(before - 2)
  })

  test('content stored by a server that died before recording its part is deleted too', async () => {
    const { id } = await begin()
    const { database, releases } = server.installation
    const receive = releases.receive.bind(releases)
    const dying = vi.spyOn(releases, 'receive').mockImplementationOnce(async (content) => {
      const received = await receive(content)
      const keep = async (sha256: string) => {
        await received.keep(sha256)
        throw new Error('the server died')
      }
      return { ...received, keep }
    })
    expect((await send(id, 0)).status).toBe(500)
    dying.mockRestore()
    expect((await begin()).files[0]?.missing).toEqual([0, 1])
    await clean()
    expect(contents()).toHaveLength(1)
    server.clock.advance(2 * HOUR)
    await clean()
    expect(contents()).toEqual([])
    expect(await database.db.selectFrom('release_content').selectAll().execute()).toEqual([])
  })
})
