import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type Executor, resumeDownloads } from './resume-download.ts'

const file = Buffer.from('the file that was released, a little longer than one piece')
const sha512 = createHash('sha512').update(file).digest('base64')
const folder = mkdtempSync(join(tmpdir(), 'seaport-download-'))
const destination = join(folder, 'update.zip')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Answer = (response: ServerResponse) => void | Promise<void>
let server: Server
let asked: IncomingHttpHeaders[] = []
let answers: Answer[] = []
beforeEach(async () => {
  asked = []
  answers = []
  signedSize = undefined
  rmSync(destination, { force: true })
  server = createServer(({ headers }, response) => {
    asked.push(headers)
    const answer = answers.shift()
    if (answer) void answer(response)
    else response.writeHead(500).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((closed) => server.close(closed))
})

/** Sends a part of the file, and closes the connection early once that part is on the disk. */
const part =
  (status: 200 | 206, from: number, to: number, etag = '"one"'): Answer =>
  async (response) => {
    response.writeHead(status, { etag, 'content-length': file.length - from })
    response.write(file.subarray(from, to))
    if (to === file.length) response.end()
    else {
      while (!existsSync(destination) || statSync(destination).size !== to) await new Promise(setImmediate)
      response.destroy()
    }
  }
const refuse =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status).end()
  }

/** A fake of electron-updater's executor, which requests through Electron's network. */
const executor: Executor = {
  download: () => Promise.reject(new Error('not replaced')),
  createRequest: (options, callback) => request(options, callback),
}
let signedSize: number | undefined
resumeDownloads(executor, [0, 0, 0], () => signedSize)

interface Download {
  checksum?: string | null
  headers?: Record<string, string>
  onProgress?: (progress: { transferred: number; total: number; percent: number; delta: number }) => void
  token?: { cancelled: boolean }
}

function download({ checksum = sha512, headers, onProgress, token = { cancelled: false } }: Download = {}) {
  const { port } = server.address() as AddressInfo
  return executor.download(new URL(`http://127.0.0.1:${port}/update.zip?channel=1`), destination, {
    sha512: checksum,
    ...(headers && { headers }),
    ...(onProgress && { onProgress }),
    cancellationToken: Object.assign(token, {
      createPromise: <T>(
        act: (
          resolve: (value: T) => void,
          reject: (error: Error) => void,
          onCancel: (callback: () => void) => void,
        ) => void,
      ) => new Promise<T>((resolve, reject) => act(resolve, reject, () => undefined)),
    }),
  })
}

test('a complete file is requested once, with progress reports', async () => {
  answers = [part(200, 0, file.length)]
  const progress: unknown[] = []
  expect(
    await download({ headers: { 'x-channel': 'stable' }, onProgress: (one) => progress.push(one) }),
  ).toBe(destination)
  expect(readFileSync(destination)).toEqual(file)
  expect(asked).toMatchObject([{ 'x-channel': 'stable', 'accept-encoding': 'identity' }])
  expect(asked[0]).not.toHaveProperty('range')
  const { length } = file
  expect(progress.at(-1)).toMatchObject({ transferred: length, total: length, percent: 100 })
})

test('a server that does not declare the length is trusted', async () => {
  answers = [
    (response) => {
      response.write(file)
      response.end()
    },
  ]
  await download()
  expect(asked).toHaveLength(1)
})

test('an interrupted download resumes, for the same file only', async () => {
  answers = [part(200, 0, 10), part(206, 10, 20), part(206, 20, file.length)]
  const progress: number[] = []
  await download({ onProgress: ({ transferred }) => progress.push(transferred) })
  expect(readFileSync(destination)).toEqual(file)
  expect(asked.map(({ range, 'if-range': tag }) => [range, tag])).toEqual([
    [undefined, undefined],
    ['bytes=10-', '"one"'],
    ['bytes=20-', '"one"'],
  ])
  expect(progress).toEqual([10, 20, file.length])
})

test('if the server starts over, so does the download', async () => {
  answers = [part(200, 0, 10, '"old"'), part(200, 0, file.length, '"new"')]
  await download()
  expect(readFileSync(destination)).toEqual(file)
  expect(asked[1]).toMatchObject({ range: 'bytes=10-', 'if-range': '"old"' })
})

test('a failing server is retried; received data resets the tries', async () => {
  answers = [refuse(503), refuse(500), part(200, 0, 10), refuse(503), refuse(503), part(206, 10, file.length)]
  await download()
  expect(asked).toHaveLength(6)
})

test('a persistently failing server is given up', async () => {
  answers = [refuse(503), refuse(503), refuse(503), part(200, 0, file.length)]
  await expect(download()).rejects.toThrow('The server answered 503')
  expect(asked).toHaveLength(3)
})

test.each([404, 416, 304])('an answer with %i is final', async (status) => {
  answers = [refuse(status)]
  await expect(download()).rejects.toMatchObject({ code: 'ERR_UPDATER_HTTP' })
  expect(asked).toHaveLength(1)
})

test.each([
  [null, 'There is no checksum to compare with'],
  ['', 'There is no checksum to compare with'],
  [createHash('sha512').update('another').digest('base64'), 'The file is not the one that was released'],
])('a file is refused if its checksum should be %o', async (checksum, message) => {
  answers = [part(200, 0, file.length)]
  const refused = { code: 'ERR_CHECKSUM_MISMATCH', message }
  await expect(download({ checksum })).rejects.toMatchObject(refused)
  expect(asked).toHaveLength(1)
})

test('a download stopped by the person is not restarted', async () => {
  const token = { cancelled: false }
  answers = [
    (response) => {
      token.cancelled = true
      return part(200, 0, 10)(response)
    },
  ]
  await expect(download({ token })).rejects.toThrow()
  expect(asked).toHaveLength(1)
})

/** Answers of networks between client and server: hotel wifi, company proxies; mismatches after a complete download: electron-builder#1598. */
const said =
  (status: number, headers: Record<string, string | number>, body: Buffer | string): Answer =>
  (response) => {
    response.writeHead(status, headers)
    response.end(body)
  }
const portal = '<html>Sign in to the wifi of the hotel</html>'
test.each<[string, Answer]>([
  ['a portal’s page', said(200, { 'content-type': 'text/html; charset=utf-8' }, portal)],
  ['a portal’s page of no type', said(200, { 'content-length': portal.length }, portal)],
  ['a page without a length', (response) => void response.end(portal)],
  ['a compressed file', said(200, { 'content-encoding': 'gzip', 'content-length': 20 }, Buffer.alloc(20))],
  ['a refusal', said(403, {}, portal)],
  ['a wish for a login', said(511, {}, portal)],
  ['half of the file', said(200, { 'content-length': 20 }, file.subarray(0, 20))],
  ['more than the file', said(200, {}, Buffer.concat([file, file]))],
])('%s is temporary: the file is requested again', async (_what, answer) => {
  signedSize = file.length
  answers = [answer, part(200, 0, file.length)]
  await download()
  expect(readFileSync(destination)).toEqual(file)
  expect(asked).toHaveLength(2)
})

test('if it persists, no tampering is reported', async () => {
  signedSize = file.length
  answers = Array.from({ length: 9 }, () => said(200, { 'content-type': 'text/html' }, portal))
  await expect(download()).rejects.not.toMatchObject({ code: 'ERR_CHECKSUM_MISMATCH' })
})

test('an unrequested range is not written to the file', async () => {
  signedSize = file.length
  const wrong = said(
    206,
    { 'content-range': `bytes 0-9/${file.length}`, etag: '"one"' },
    file.subarray(0, 10),
  )
  answers = [part(200, 0, 10), wrong, part(206, 10, file.length)]
  await download()
  expect(readFileSync(destination)).toEqual(file)
})

test('parts that don’t belong together are requested again as a whole', async () => {
  signedSize = file.length
  const other = Buffer.alloc(file.length, 'x')
  const rest = said(206, { etag: '"one"', 'content-length': file.length - 10 }, other.subarray(10))
  answers = [part(200, 0, 10), rest, part(200, 0, file.length)]
  await download()
  expect(readFileSync(destination)).toEqual(file)
})

test('a file that is longer than the signed one is requested again as a whole', async () => {
  signedSize = file.length
  const longer = Buffer.concat([file, Buffer.from('<script src="portal.js">')])
  answers = [said(200, { etag: '"one"' }, longer), part(200, 0, file.length)]
  await download()
  expect(asked[1]).not.toHaveProperty('range')
  expect(readFileSync(destination)).toEqual(file)
})

test('a complete file of the signed size with another hash is reported as wrong', async () => {
  signedSize = file.length
  answers = [said(200, { 'content-length': file.length }, Buffer.alloc(file.length, 'x'))]
  await expect(download()).rejects.toMatchObject({ code: 'ERR_CHECKSUM_MISMATCH' })
})

test('a server that sends a byte at a time is given up', async () => {
  const long = Array.from({ length: 40 }, (_, at) => part(at === 0 ? 200 : 206, at, at + 1))
  answers = long
  await expect(download()).rejects.toThrow()
  expect(asked.length).toBeLessThanOrEqual(30)
})
