import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@seaport/api-client/client'
import { ApiUnreachable } from '@seaport/api-client/errors'
import {
  beginRelease,
  finishReleaseFile,
  PART_BYTES,
  publishRelease,
  uploadReleasePart,
} from '@seaport/contract/platform/release'
import type { Release, SignedManifest } from '@seaport/contract/platform/release.schema'

/** Delays in ms before retries when the server does not answer. */
const PAUSES = [1_000, 5_000, 15_000]

interface Upload {
  client: Client
  folder: string
  signed: SignedManifest
  percent: number
  minimumVersion: string | null
  /** Called for each file with the uploaded share, 0 to 1. */
  onProgress(name: string, ratio: number): void
  pauses?: readonly number[]
}

/**
 * Uploads a release to the server and publishes it. Parts that arrived before are not sent again; nothing is visible until the last call.
 * @throws ApiRefused, ApiUnreachable
 */
export async function publishFiles(upload: Upload): Promise<Release> {
  const { client, signed, percent, minimumVersion, pauses = PAUSES } = upload
  const begun = await patiently(pauses, () => client.call(beginRelease, { body: signed }))
  if (begun.state === 'withdrawn')
    throw new Error(`Version ${begun.version} was withdrawn. Release a higher number, or roll back to it.`)
  for (const file of begun.files) if (!file.complete) await uploadFile(upload, begun.id, file)
  const body = { percent, minimum_version: minimumVersion }
  return patiently(pauses, () => client.call(publishRelease, { params: { id: begun.id }, body }))
}

async function uploadFile(
  { client, folder, onProgress, pauses = PAUSES }: Upload,
  id: string,
  { name, size, missing }: Release['files'][number],
): Promise<void> {
  const content = await openAsBlob(join(folder, name))
  const parts = Math.ceil(size / PART_BYTES)
  let done = parts - missing.length
  onProgress(name, done / parts)
  for (const number of missing) {
    const file = content.slice(number * PART_BYTES, (number + 1) * PART_BYTES)
    await patiently(pauses, () =>
      client.call(uploadReleasePart, { params: { id }, body: { name, number }, file }),
    )
    done += 1
    onProgress(name, done / parts)
  }
  await patiently(pauses, () => client.call(finishReleaseFile, { params: { id }, body: { name } }))
}

/** Retries calls without an answer; every call of a release may be repeated. */
async function patiently<T>(pauses: readonly number[], act: () => Promise<T>): Promise<T> {
  for (const wait of pauses) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error
      await pause(wait)
    }
  }
  return act()
}
