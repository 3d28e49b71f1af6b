import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** Progress of electron-updater. */
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

/** Pauses between fruitless tries, in milliseconds; received data restarts the list. */
const PAUSES = [1_000, 5_000, 30_000, 120_000]
/** Maximum tries of one download; the next check continues it. */
const MOST_TRIES = 25

/** Statuses after which the file is not available. */
const GONE: readonly number[] = [304, 404, 410, 416]

/** State of a download. */
interface Download {
  readonly url: URL
  readonly destination: string
  readonly options: Options
  /** Size of the signed file in bytes; undefined if unknown. */
  readonly size: number | undefined
  received: number
  total: number | undefined
  etag: string | undefined
}

/** A retry would give the same result: the file is missing, or differs from the signed one. */
class Unusable extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Makes downloads of electron-updater resume where they broke off; by default they restart, which never completes on a weak connection. Portals, proxies and
 * compressing middle boxes answer in the server's place: only a complete file of the signed size with another hash counts as wrong.
 * @param pauses between attempts without progress, in milliseconds
 * @param sizeOf bytes of the file with this hash, as it was signed
 */
export function resumeDownloads(
  executor: Executor,
  pauses: readonly number[] = PAUSES,
  sizeOf: (sha512: string) => number | undefined = () => undefined,
): void {
  executor.download = async (url, destination, options) => {
    const { sha512 } = options
    const size = sha512 ? sizeOf(sha512) : undefined
    const begin = (): Download => ({
      url,
      destination,
      options,
      size,
      received: 0,
      total: undefined,
      etag: undefined,
    })
    const requests = await receiveAll(executor, begin(), pauses)
    if (!sha512) throw new Unusable('ERR_CHECKSUM_MISMATCH', 'There is no checksum to compare with')
    if (await hasHash(destination, sha512)) return destination
    // Parts from several answers may not belong together.
    if (requests > 1) await receiveAll(executor, begin(), pauses)
    if (requests > 1 && (await hasHash(destination, sha512))) return destination
    throw new Unusable('ERR_CHECKSUM_MISMATCH', 'The file is not the one that was released')
  }
}

/** @returns the number of requests that it took */
async function receiveAll(
  executor: Executor,
  download: Download,
  pauses: readonly number[],
): Promise<number> {
  for (let fruitless = 0, tries = 1; ; tries += 1) {
    const before = download.received
    try {
      await receive(executor, download)
      const whole = download.size ?? download.total
      if (whole === undefined || download.received === whole) return tries
      if (download.received > whole) download.received = 0
      throw new Error(`${download.received} of ${whole} bytes`)
    } catch (error) {
      const isFinal = error instanceof Unusable || download.options.cancellationToken.cancelled
      if (isFinal || tries >= MOST_TRIES) throw error
      // After a broken connection, not all received bytes are on the disk.
      const onDisk = await stat(download.destination).then(
        ({ size }) => size,
        () => 0,
      )
      download.received = Math.min(download.received, onDisk)
      fruitless = download.received > before ? 0 : fruitless + 1
      const wait = pauses[fruitless]
      if (wait === undefined) throw error
      await pause(wait)
    }
  }
}

/** One request, from the current position to the end, or until the connection breaks. */
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
  const fault = faultOf(download, response)
  if (fault !== null) {
    response.resume()
    throw GONE.includes(response.statusCode ?? 0) ? new Unusable('ERR_UPDATER_HTTP', fault) : new Error(fault)
  }
  const { statusCode, headers } = response
  // The complete file again: it has changed, or the server does not support ranges.
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

/** @returns why an answer is not the file or its remainder; null = it may be */
function faultOf({ received, size }: Download, { statusCode, headers }: Answer): string | null {
  if (statusCode !== 200 && statusCode !== 206) return `The server answered ${statusCode}`
  const encoding = one(headers['content-encoding']) ?? 'identity'
  if (encoding !== 'identity') return `The file was compressed on the way (${encoding})`
  if (/html/i.test(one(headers['content-type']) ?? '')) return 'A page arrived in place of the file'
  if (statusCode === 206) {
    const range = one(headers['content-range'])
    if (range === undefined) return null
    const [, from, , whole] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(range) ?? []
    if (Number(from) !== received) return `A range from ${from} arrived where one from ${received} was wanted`
    if (size !== undefined && whole !== '*' && Number(whole) !== size) return `The file has ${whole} bytes`
    return null
  }
  const length = Number(one(headers['content-length']) ?? Number.NaN)
  return size !== undefined && Number.isFinite(length) && length !== size
    ? `The file has ${length} bytes`
    : null
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

async function hasHash(file: string, sha512: string): Promise<boolean> {
  const hash = createHash('sha512')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('base64') === sha512
}
