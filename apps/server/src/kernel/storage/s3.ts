import { hash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { pathOf, type Storage } from './storage.ts'
import { receiveTempFile } from './temp-file.ts'

/** A bucket at an S3-compatible service. */
export interface Bucket {
  /** Address of the bucket, without a closing slash: path style or virtual-host style, as the service wants it. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds until the service has to begin its answer. */
const PATIENCE = 30_000
/** Written and read back at start, which proves what rights the keys give; shorter than any file, so that it is nobody's. */
const PROBE = Buffer.from('seaport')

/**
 * Storage in an S3-compatible bucket that all servers share.
 * @param draftFolder keeps uploads on this machine until it is known what they are
 * @throws Error with a message for the operator if the bucket can't be written and read
 */
export async function openBucketStorage(bucket: Bucket, draftFolder: string): Promise<Storage> {
  const { url, ...identity } = bucket
  const client = new AwsClient({ ...identity, service: 's3', retries: 2 })
  const send = async (method: string, sha256: string, options: RequestInit = {}) => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(new Error('The storage of files does not answer')), PATIENCE)
    try {
      return await client.fetch(`${url}/${pathOf(sha256)}`, {
        ...options,
        method,
        redirect: 'error',
        signal: limit.signal,
      })
    } finally {
      clearTimeout(timer)
    }
  }

  const put = async (sha256: string, body: Blob) => {
    // The service compares what arrives with the hash that is signed.
    expectOk(await send('PUT', sha256, { body, headers: { 'x-amz-content-sha256': sha256 } }))
  }
  const get = async (sha256: string, headers: Record<string, string> = {}) => {
    const { body } = expectOk(await send('GET', sha256, { headers }))
    return body ? Readable.fromWeb(body as WebStream) : Readable.from([])
  }

  try {
    const probe = hash('sha256', PROBE)
    await put(probe, new Blob([PROBE]))
    if (!(await buffer(await get(probe))).equals(PROBE)) throw new Error('It returned something else')
  } catch (error) {
    throw new Error(
      `Seaport cannot start, the bucket of SEAPORT_S3_URL can't be written and read: ${reasonOf(error)}`,
    )
  }
  return {
    receive: (content) =>
      receiveTempFile(draftFolder, content, async (draft, sha256) => put(sha256, await openAsBlob(draft))),
    read: (sha256, range) => get(sha256, range && { range: `bytes=${range.from}-${range.to}` }),
    async remove(sha256) {
      expectOk(await send('DELETE', sha256))
    },
  }
}

function expectOk(answer: Response): Response {
  if (answer.ok) return answer
  void answer.body?.cancel()
  throw new Error(`The storage of files answered ${answer.status}`)
}

/** Of a call that never came to an answer, `fetch` tells why in its cause alone. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown }
  return cause instanceof Error ? cause.message : String(cause)
}
