import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadFile } from '@seaport/contract/platform/file'
import { createScript, deleteScript } from '@seaport/contract/work/script'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { fetchPath, upload } from '../../../test-support/files.ts'
import { mp4, png } from '../../../test-support/media.ts'
import { createSeatOnline, createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { fileJobs } from './file.public.ts'
import { storeReport } from './file.service.ts'
import { contentAnswer } from './file-content.ts'

const DAY = 24 * 60 * 60
const MB = 1024 * 1024

eachDatabase('file', (location) => {
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_FILE_QUOTA_MB: '12' })
    user = await createUser(server)
  })
  afterAll(() => server.stop())

  const send = (content: Uint8Array, as: TestUser = user, name = 'harbor 茶.png') =>
    upload(server, uploadFile, { content, name }, as)
  const clean = async () => {
    for (const job of fileJobs(server.installation)) await job.run()
  }
  const stored = async () =>
    (await readdir(join(location.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    ).length

  test('an upload is recognized by its content and read back through its signed address', async () => {
    const content = png(17)
    const file = await send(content)
    expect(file).toMatchObject({
      kind: 'image',
      type: 'image/png',
      size: content.length,
      name: 'harbor 茶.png',
    })
    const { status, headers, content: read } = await fetchPath(server, file.url)
    expect([status, read.equals(content)]).toEqual([200, true])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/sandbox/),
      'content-disposition': `inline; filename="harbor _.png"; filename*=UTF-8''harbor%20%E8%8C%B6.png`,
      'accept-ranges': 'bytes',
      'content-length': String(content.length),
    })
  })

  test('ranges and ETags are supported, and a range beyond the end is refused', async () => {
    const content = png(18, 40)
    const { url } = await send(content)
    const part = await fetchPath(server, url, { headers: { range: 'bytes=10-19' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${content.length}`])
    expect(part.content.equals(content.subarray(10, 20))).toBe(true)
    const tail = await fetchPath(server, url, { headers: { range: 'bytes=-5' } })
    expect(tail.content.equals(content.subarray(-5))).toBe(true)
    const beyond = await fetchPath(server, url, { headers: { range: 'bytes=99999-' } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])
    const tag = part.headers.get('etag') ?? ''
    expect((await fetchPath(server, url, { headers: { 'if-none-match': tag } })).status).toBe(304)
    // A proxy that compresses makes a tag weak, and a client may know several.
    for (const known of [`W/${tag}`, `W/${tag.slice(0, -1)}-gzip"`, `"other", W/${tag}`, '*']) {
      const { status, content: sent } = await fetchPath(server, url, { headers: { 'if-none-match': known } })
      expect([known, status, sent.length]).toEqual([known, 304, 0])
    }
    for (const unknown of ['"other"', `"x${tag.slice(1)}`])
      expect((await fetchPath(server, url, { headers: { 'if-none-match': unknown } })).status).toBe(200)
    // Bytes of a range must be the same (RFC 9110, section 13.1.5): a weak tag proves nothing.
    const weak = { range: 'bytes=0-1', 'if-range': `W/${tag}` }
    expect((await fetchPath(server, url, { headers: weak })).status).toBe(200)
    const changed = { range: 'bytes=0-1', 'if-range': '"another"' }
    expect((await fetchPath(server, url, { headers: changed })).status).toBe(200)
    expect((await fetchPath(server, url, { headers: { ...changed, 'if-range': tag } })).status).toBe(206)
  })

  test('a report of the server is saved, never opened in the reader’s browser', async () => {
    const { installation } = server
    const text = { name: 'Kết quả 结果.html', type: 'text/html', content: Buffer.from('<script>1</script>') }
    const { headers } = await contentAnswer(
      installation,
      await storeReport(installation, user.id, text),
      () => undefined,
    )
    expect(headers['content-disposition']).toMatch(/^attachment; filename="K.t qu. __\.html"/)
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test('a signed address ends with its time, and a changed one is not found', async () => {
    const file = await send(png(19))
    const other = await send(png(20))
    const address = new URL(file.url, server.url)
    const changedBy = (change: (query: URLSearchParams) => void, path = address.pathname) => {
      const query = new URLSearchParams(address.search)
      change(query)
      return `${path}?${query}`
    }
    const later = Number(address.searchParams.get('expires')) + 3_600_000
    for (const path of [
      changedBy((query) => query.set('expires', String(later))),
      changedBy((query) => query.set('signature', 'A'.repeat(43))),
      changedBy(() => undefined, address.pathname.replace(file.id, other.id)),
    ])
      expect((await fetchPath(server, path)).status).toBe(404)
    expect(
      (
        await fetchPath(
          server,
          changedBy((query) => query.delete('signature')),
        )
      ).status,
    ).toBe(400)
    expect((await fetchPath(server, file.url)).status).toBe(200)
    expect((await send(png(19))).url).toBe(file.url)
    server.clock.advance(2 * 60 * 60)
    expect((await fetchPath(server, file.url)).status).toBe(404)
    expect((await fetchPath(server, (await send(png(19))).url)).status).toBe(200)
  })

  test('the tenant and its seats read it by session, others do not', async () => {
    const { id } = await send(png(21))
    const path = `/api/v1/file/${id}`
    const seat = await createSeatOnline(server, user, 1)
    const stranger = await createUser(server)
    const admin = await createUser(server, { role: 'admin' })
    expect((await fetchPath(server, path, user)).status).toBe(200)
    expect((await fetchPath(server, path, seat)).status).toBe(200)
    expect((await fetchPath(server, path, stranger)).status).toBe(404)
    expect((await fetchPath(server, path, admin)).status).toBe(403)
    expect((await fetchPath(server, path)).status).toBe(401)
  })

  test('content decides, not the name; sizes and shapes are refused', async () => {
    await refusal(send(Buffer.from('<html>'.padEnd(500)), user, 'film.mp4'), 'file_type_refused')
    await refusal(send(Buffer.alloc(0), user, 'empty.png'), 'file_type_refused')
    await refusal(send(Buffer.concat([png(1), Buffer.alloc(5 * MB), png(1).subarray(-12)])), 'too_large')
    const tooLong = await refusal(send(mp4(10 * MB)), 'too_large')
    expect(tooLong.status).toBe(413)
    const claiming = (side: number) => {
      const picture = png()
      for (const at of [16, 20]) picture.writeUInt32BE(side, at)
      return picture
    }
    await refusal(send(claiming(7072)), 'picture_too_large')
    await send(claiming(7071))
    const { token = '' } = await user.as('POST', '')
    const plain = await server.send('POST', '/api/v1/file', {
      headers: { token, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(plain.status).toBe(415)
    const noFile = await server.send('POST', '/api/v1/file', {
      headers: { token, 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\ncontent-disposition: form-data; name="body"\r\n\r\n{}\r\n--x--\r\n',
    })
    expect(noFile.status).toBe(400)
    await refusal(upload(server, uploadFile, { content: png(), body: { more: 1 } }, user), 'invalid_input')
    const admin = await createUser(server, { role: 'admin' })
    await refusal(send(png(), admin), 'forbidden')
    expect(await readdir(join(location.dataDir, 'files', 'incoming'))).toEqual([])
  })

  test('uploading the same content again yields the same file; another tenant gets a separate file with the same content', async () => {
    const other = await createUser(server)
    const content = png(22)
    const before = await stored()
    const [one, again, theirs] = [await send(content), await send(content), await send(content, other)]
    expect(again.id).toBe(one.id)
    expect(theirs.id).not.toBe(one.id)
    expect(await stored()).toBe(before + 1)
  })

  test('a tenant’s space is limited, also for uploads at the same moment', async () => {
    const person = await createUser(server)
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map((number) => send(mp4(4 * MB + number), person)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await refusal(send(mp4(4 * MB + 9), person), 'file_quota_reached')
    const kept = outcomes.findIndex(({ status }) => status === 'fulfilled') + 1
    expect((await send(mp4(4 * MB + kept), person)).kind, 'what is kept already takes no space').toBe('video')
    expect((await send(mp4(4 * MB + 9), await createUser(server))).kind).toBe('video')
  })

  test('an unreferenced file is deleted after a day, one that a script shows stays', async () => {
    const person = await createUser(server)
    const [kept, loose] = [await send(png(31), person), await send(png(32), person)]
    const script = await server.call(
      createScript,
      { body: { title: 'Tea', networks: ['x'], content: { type: 'image', file_ids: [kept.id] } } },
      person,
    )
    const status = async (id: string) => (await fetchPath(server, `/api/v1/file/${id}`, person)).status
    server.clock.advance(DAY - 60)
    await clean()
    expect([await status(kept.id), await status(loose.id)]).toEqual([200, 200])
    server.clock.advance(120)
    await clean()
    expect([await status(kept.id), await status(loose.id)]).toEqual([200, 404])
    const before = await stored()
    server.clock.advance(2 * 60 * 60)
    await clean()
    expect(await stored()).toBeLessThan(before)
    expect(await status(kept.id)).toBe(200)

    await server.call(deleteScript, { params: { id: script.id } }, person)
    await clean()
    expect(await status(kept.id)).toBe(200)
    server.clock.advance(DAY + 60)
    await clean()
    expect(await status(kept.id)).toBe(404)
    server.clock.advance(2 * 60 * 60)
    await clean()
    const again = await send(png(31), person)
    expect((await fetchPath(server, again.url)).status).toBe(200)
  })

  test('the secret of the installation is in the data directory, for its owner alone', () => {
    expect(existsSync(join(location.dataDir, 'secret'))).toBe(true)
  })
})
