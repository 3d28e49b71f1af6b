import { once } from 'node:events'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../apps/server/src/db/open.ts'
import { eachDatabase } from '../support/databases.ts'
import { OWNER, openOwnerSession } from '../support/owner-session.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

const part = (name: string, more: string, text: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}`
const head = `${part('body', '', '{}')}\r\n${part('file', '; filename="a.png"\r\ncontent-type: image/png', '')}`
const form = Buffer.concat([
  Buffer.from(head),
  Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
  Buffer.alloc(300_000, 7),
  Buffer.from('\r\n--edge--\r\n'),
])
const JSON_BODY = Buffer.from(JSON.stringify({ ...OWNER, padding: 'x'.repeat(100_000) }))

eachDatabase('a request that breaks off', (location) => {
  let server: ServerProcess
  let token: string
  beforeAll(async () => {
    server = await startServerProcess(location, { SEAPORT_LOG_LEVEL: 'debug' })
    token = (await openOwnerSession(server.url)).token
  })
  afterAll(() => server.end('SIGKILL'))

  const incoming = join(location.dataDir, 'files', 'incoming')
  const drafts = () => (existsSync(incoming) ? readdirSync(incoming) : [])
  /** Open descriptors below the server's file store (Linux only). */
  const openFiles = () => {
    const handles = `/proc/${server.child.pid}/fd`
    if (!existsSync(handles)) return []
    return readdirSync(handles).flatMap((handle) => {
      try {
        const file = readlinkSync(join(handles, handle))
        return file.startsWith(join(location.dataDir, 'files')) ? [file] : []
      } catch {
        return []
      }
    })
  }
  const told = (words: string) => server.output().split(words).length - 1
  /** Sends a request up to some byte of its body, once the server has taken its head in, and cuts the connection. */
  const breakOff = async (path: string, type: string, body: Buffer, cut: number, arrived = () => {}) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write(
      `POST /api/v1${path} HTTP/1.1\r\nhost: seaport\r\ntoken: ${token}\r\ncontent-type: ${type}\r\n`,
    )
    socket.write(`content-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`)
    await once(socket, 'data')
    socket.write(body.subarray(0, cut))
    await vi.waitFor(arrived)
    const before = told('The client broke its request off')
    socket.resetAndDestroy()
    await vi.waitFor(() => expect(told('The client broke its request off')).toBe(before + 1))
  }
  const leavesNothing = async () => {
    await vi.waitFor(() => expect([drafts(), openFiles()]).toEqual([[], []]))
    const database = openDatabase({ url: location.url, file: join(location.dataDir, 'seaport.sqlite') })
    try {
      for (const table of ['file', 'content'] as const)
        expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
    } finally {
      await database.close()
    }
    expect(server.output()).not.toMatch(/"level":[56]0/)
  }

  test('in the middle of its file leaves no file, no row and nothing open, and is no fault of ours', async () => {
    for (const cut of [head.length + 1000, 200_000, form.length - 20])
      await breakOff('/file', 'multipart/form-data; boundary=edge', form, cut, () =>
        expect(drafts()).toHaveLength(1),
      )
    await leavesNothing()
  })

  test.each([
    ['before its first part', '/file', 'multipart/form-data; boundary=edge', form, 0],
    ['before its file', '/file', 'multipart/form-data; boundary=edge', form, 90],
    ['in its JSON', '/proxy/import', 'application/json', JSON_BODY, 50_000],
  ])('%s leaves nothing either', async (_, path, type, body, cut) => {
    await breakOff(path, type, body, cut)
    await leavesNothing()
  })

  test('the server goes on: the whole form is taken', async () => {
    const answer = await fetch(`${server.url}/api/v1/file`, {
      method: 'POST',
      headers: { token, 'content-type': 'multipart/form-data; boundary=edge' },
      body: new Uint8Array(form),
    })
    // The complete upload is refused because its content is no picture.
    const { reason } = (await answer.json()) as { reason: string }
    expect([answer.status, reason]).toEqual([200, 'file_type_refused'])
    await leavesNothing()
  })
})
