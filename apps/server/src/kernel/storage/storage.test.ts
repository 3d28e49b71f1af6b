import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBucket, type TestBucket } from '../../test-support/bucket.ts'
import { hurry } from '../../test-support/hurry.ts'
import { openFolderStorage } from './folder.ts'
import { openBucketStorage } from './s3.ts'
import type { Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-storage-'))
let bucket: TestBucket
beforeAll(async () => {
  bucket = await openBucket(join(folder, 'bucket'))
})
afterAll(async () => {
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

describe.each([
  {
    kind: 'folder',
    drafts: join(folder, 'files', 'incoming'),
    open: async () => openFolderStorage(join(folder, 'files')),
  },
  {
    kind: 's3',
    drafts: join(folder, 'drafts'),
    open: () => openBucketStorage(bucket, join(folder, 'drafts')),
  },
])('storage in $kind', ({ open, drafts }) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
  })
  const keep = async (content: Buffer) => {
    const received = await storage.receive(Readable.from([content.subarray(0, 5), content.subarray(5)]))
    await received.keep(hashOf(content))
    await received.discard()
    return hashOf(content)
  }

  test('kept content is read back, whole and in parts, and leaves no draft', async () => {
    const content = randomBytes(200_000)
    const name = await keep(content)
    expect((await buffer(await storage.read(name))).equals(content)).toBe(true)
    const part = await buffer(await storage.read(name, { from: 7, to: 70_000 }))
    expect(part.equals(content.subarray(7, 70_001))).toBe(true)
    expect(readdirSync(drafts)).toEqual([])
  })

  test('a draft tells its size and parts of itself before it has a name', async () => {
    const draft = await storage.receive(Readable.from([Buffer.from('harbor '), Buffer.from('tea')]))
    expect(draft.size).toBe(10)
    expect(String(await draft.bytes(7, 100))).toBe('tea')
    await draft.discard()
    expect(readdirSync(drafts)).toEqual([])
  })

  test('a broken stream leaves nothing', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('gone')
      })(),
    )
    await expect(storage.receive(broken)).rejects.toThrow('gone')
    expect(readdirSync(drafts)).toEqual([])
  })

  test('removed content is gone, removing it twice is harmless, and keeping it again restores it', async () => {
    const content = randomBytes(100)
    const name = await keep(content)
    await storage.remove(name)
    await storage.remove(name)
    await expect(storage.read(name)).rejects.toThrow()
    expect(await keep(content)).toBe(name)
    expect((await buffer(await storage.read(name))).equals(content)).toBe(true)
  })

  test('a name that is not a hash finds nothing', async () => {
    await expect((async () => storage.read('../../etc/passwd'))()).rejects.toThrow(RangeError)
  })
})

describe('a bucket', () => {
  test('that rejects the key, is missing, or does not answer is reported at start', async () => {
    const draft = join(folder, 'drafts')
    const wrongKey = { ...bucket, accessKeyId: 'SOMEBODY' }
    await expect(openBucketStorage(wrongKey, draft)).rejects.toThrow(/SEAPORT_S3_URL.*answered 403/)
    const elsewhere = { ...bucket, url: bucket.url.replace('seaport', 'nobodys') }
    await expect(openBucketStorage(elsewhere, draft)).rejects.toThrow(/SEAPORT_S3_URL.*answered 404/)
    const closed = { ...bucket, url: 'http://127.0.0.1:9/seaport' }
    await expect(openBucketStorage(closed, draft)).rejects.toThrow(/SEAPORT_S3_URL.*ECONNREFUSED|bad port/)
  })

  test('that falls silent is given up; one that has begun its answer may take its time', async () => {
    const timers = hurry(30_000)
    const silent = createServer(() => undefined)
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const { port } = silent.address() as AddressInfo
    const deaf = { ...bucket, url: `http://127.0.0.1:${port}/seaport` }
    await expect(openBucketStorage(deaf, join(folder, 'drafts'))).rejects.toThrow('does not answer')
    silent.close()
    timers.mockRestore()
    const set = vi.spyOn(globalThis, 'setTimeout')
    const cleared = vi.spyOn(globalThis, 'clearTimeout')
    await openBucketStorage(bucket, join(folder, 'drafts'))
    const limits = set.mock.calls.flatMap(([, ms], at) =>
      ms === 30_000 ? [set.mock.results[at]?.value] : [],
    )
    expect(limits).toHaveLength(2)
    expect(cleared.mock.calls.flat()).toEqual(expect.arrayContaining(limits))
    vi.restoreAllMocks()
  })

  test('that redirects is not followed', async () => {
    const heard: string[] = []
    const decoy = createServer((request, response) => {
      heard.push(request.url ?? '')
      response.writeHead(request.url?.startsWith('/decoy') ? 200 : 307, { location: '/decoy' }).end()
    })
    await once(decoy.listen(0, '127.0.0.1'), 'listening')
    const { port } = decoy.address() as AddressInfo
    const sending = { ...bucket, url: `http://127.0.0.1:${port}/seaport` }
    await expect(openBucketStorage(sending, join(folder, 'drafts'))).rejects.toThrow(/SEAPORT_S3_URL/)
    expect(heard.every((path) => path.startsWith('/seaport/'))).toBe(true)
    expect(heard).not.toEqual([])
    decoy.close()
  })
})
