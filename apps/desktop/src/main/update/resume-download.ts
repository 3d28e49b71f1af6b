import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** What electron-updater says of a download under way. */
interface Progress {
  total: number
  delta: number
  transferred: number
  percent: number
  bytesPerSecond: number
}

interface Options {
  headers?: Record<string, string | string[] | undefined> | null
  sha512?: string | null
  cancellationToken: {
    readonly cancelled: boolean
    createPromise<T>(
      act: (
        resolve: (value: T) => void,
        reject: (error: Error) => void,
        onCancel: (callback: () => void) => void,
      ) => void,
    ): Promise<T>
  }
  onProgress?: (progress: Progress) => void
}

/** The part of electron-updater's HTTP executor that is used and replaced; its own types leave it out. */
export interface Executor {
  download(url: URL, destination: string, options: Options): Promise<string>
  createRequest(
    options: object,
    callback: (response: Answer) => void,
  ): { on(event: 'error', listener: (error: Error) => void): void; abort(): void; end(): void }
}

/** Pauses between tries that brought nothing, in milliseconds; whatever arrives begins the list anew. */
const PAUSES = [1_000, 5_000, 30_000, 120_000]

/** Where a download stands. */
interface Download {
  readonly url: URL
  readonly destination: string
  readonly options: Options
  received: number
  total: number | undefined
  etag: string | undefined
}

/** The server's answer can't become the file, however often it is asked. */
class Unusable extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Makes downloads of electron-updater resume where they broke off; by default they restart, which never completes on a weak connection.
 * @param pauses between attempts without progress, in milliseconds
 */
export function resumeDownloads(executor: Executor, pauses: readonly number[] = PAUSES): void {
  executor.download = async (url, destination, options) => {
    const download: Download = { url, destination, options, received: 0, total: undefined, etag: undefined }
    await receiveAll(executor, download, pauses)
    await verifyFile(destination, options.sha512)
    return destination
  }
}

async function receiveAll(executor: Executor, download: Download, pauses: readonly number[]): Promise<void> {
  for (let fruitless = 0; ; ) {
    const before = download.received
    try {
      await receive(executor, download)
      if (download.total === undefined || download.received === download.total) return
      throw new Error(`${download.received} of ${download.total} bytes`)
    } catch (error) {
      if (download.options.cancellationToken.cancelled || error instanceof Unusable) throw error
      // What had arrived is not all on the disk when a connection breaks.
      download.received = await stat(download.destination).then(
        ({ size }) => size,
        () => 0,
      )
      fruitless = download.received > before ? 0 : fruitless + 1
      const wait = pauses[fruitless]
      if (wait === undefined) throw error
      await pause(wait)
    }
  }
}

/** One request, from where the download stands to the end, or to where it breaks off. */
function receive(executor: Executor, download: Download): Promise<void> {
  const { url, options, received, etag } = download
  const range = received > 0 && etag !== undefined ? { range: `bytes=${received}-`, 'if-range': etag } : {}
  return options.cancellationToken.createPromise<void>((resolve, reject, onCancel) => {
    const request = executor.createRequest(
      {
        protocol: url.protocol,
        hostname: url.hostname,
        ...(url.port && { port: url.port }),
        path: url.pathname + url.search,
        headers: { ...(options.headers ?? {}), ...range, 'accept-encoding': 'identity' },
      },
      (response) => {
        write(download, response).then(resolve, reject)
      },
    )
    request.on('error', reject)
    onCancel(() => request.abort())
    request.end()
  })
}

type Answer = NodeJS.ReadableStream & {
  statusCode?: number
  headers: Record<string, string | string[] | undefined>
}

async function write(download: Download, response: Answer): Promise<void> {
  const { statusCode = 0, headers } = response
  if (statusCode !== 200 && statusCode !== 206) {
    response.resume()
    const message = `The server answered ${statusCode}`
    throw statusCode >= 500 ? new Error(message) : new Unusable('ERR_UPDATER_HTTP', message)
  }
  // The whole file again: it is another one by now, or the server knows no ranges.
  if (statusCode === 200) download.received = 0
  const length = Number(one(headers['content-length']))
  if (Number.isFinite(length)) download.total = download.received + length
  download.etag = one(headers.etag)
  const file = createWriteStream(download.destination, {
    flags: download.received > 0 ? 'r+' : 'w',
    start: download.received,
  })
  const broken = () => file.destroy(new Error('The connection broke off'))
  response.once('aborted', broken)
  await pipeline(response, counted(download), file)
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

function counted(download: Download): Transform {
  const started = Date.now()
  const first = download.received
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      download.received += chunk.length
      const { received, total = 0, options } = download
      const seconds = Math.max((Date.now() - started) / 1000, 0.001)
      const progress: Progress = {
        total,
        delta: chunk.length,
        transferred: received,
        percent: total > 0 ? (received / total) * 100 : 0,
        bytesPerSecond: Math.round((received - first) / seconds),
      }
      options.onProgress?.(progress)
      done(null, chunk)
    },
  })
}

async function verifyFile(file: string, sha512: string | null | undefined): Promise<void> {
  if (!sha512) throw new Unusable('ERR_CHECKSUM_MISMATCH', 'There is no checksum to compare with')
  const hash = createHash('sha512')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  if (hash.digest('base64') !== sha512)
    throw new Unusable('ERR_CHECKSUM_MISMATCH', 'The file is not the one that was released')
}
