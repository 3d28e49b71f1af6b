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
  /** Address of the bucket, without a trailing slash: in path style or virtual-host style, as the service requires. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Timeout in milliseconds until the service starts its answer. */
const PATIENCE = 30_000
/** Test object, written and read at start to check the keys' rights; its name is shorter than any hash, so it is nobody's content. */
const PROBE = Buffer.from('seaport')

/**
 * Storage in an S3-compatible bucket shared by all servers.
 * @param draftFolder holds uploads on this machine until their hash is known
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
    // The service compares the received content with the signed hash.
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

/** `fetch` reports why a call failed only in the error's cause. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown }
  return cause instanceof Error ? cause.message : String(cause)
}
