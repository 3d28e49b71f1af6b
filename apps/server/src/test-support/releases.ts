import { createHash, type KeyObject, sign } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { API_BASE } from '@seaport/contract/api'
import {
  beginRelease,
  createReleaseToken,
  finishReleaseFile,
  PART_BYTES,
  publishRelease,
  RELEASE_TOKEN_HEADER,
} from '@seaport/contract/platform/release'
import type { Release, ReleaseFile, ReleaseManifest } from '@seaport/contract/platform/release.schema'
import type { Answer, Credentials, TestServer } from './test-server.ts'
import { testReleaseKey } from './update-key.ts'

const notes = { cn: '更新', hk: '更新', en: 'Better', vi: 'Tốt hơn' }

/** A file of a release that a test makes. */
export interface TestFile extends Pick<ReleaseFile, 'name' | 'target' | 'uses'> {
  content: Buffer
}

/** @returns the manifest of files, signed */
export function signedManifest(version: string, files: readonly TestFile[], key: KeyObject = testReleaseKey) {
  const manifest: ReleaseManifest = {
    version,
    released_at: '2026-03-02T08:00:00.000Z',
    notes,
    files: files.map(({ content, ...file }) => ({
      ...file,
      size: content.length,
      sha512: createHash('sha512').update(content).digest('hex'),
    })),
  }
  return signedText(JSON.stringify(manifest), key)
}

/** Signs any manifest text. */
export function signedText(manifest: string, key: KeyObject = testReleaseKey) {
  return { manifest, signature: sign(null, Buffer.from(manifest), key).toString('base64') }
}

/** @returns what is a Windows program by its headers, and says a text at its end */
export function programBytes(text: string): Buffer {
  const headers = Buffer.alloc(0x44)
  headers.write('MZ')
  headers.writeUInt32LE(0x40, 0x3c)
  headers.write('PE', 0x40)
  return Buffer.concat([headers, Buffer.from(text)])
}

/** @returns what is a zip by its first and its last record, with some bytes between them */
export function zipBytes(content: string | Buffer): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  return Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(content), end])
}

/** @returns the two files of a Windows release, named by its version */
export function windowsFiles(version: string, content = programBytes(`installer of ${version}`)): TestFile[] {
  const name = `Seaport-${version}-win-x64.exe`
  return [
    { name, target: 'win-x64', uses: ['update', 'installer'], content },
    { name: `${name}.blockmap`, target: 'win-x64', uses: ['blockmap'], content: gzipSync('map') },
  ]
}

/** Makes a release token. @returns the headers that carry it */
export async function releaseToken(
  server: TestServer,
  administrator: Credentials,
  scopes: ('publish' | 'manage')[] = ['publish', 'manage'],
): Promise<{ [RELEASE_TOKEN_HEADER]: string }> {
  const body = { name: 'Release machine', scopes }
  const { token } = await server.call(createReleaseToken, { body }, { as: administrator })
  return { [RELEASE_TOKEN_HEADER]: token }
}

/** Sends one part, whatever it is. */
export async function sendPart(
  server: TestServer,
  headers: Record<string, string>,
  id: string,
  body: { name: string; number: number },
  content: Buffer,
): Promise<Answer> {
  const form = new FormData()
  form.append('body', JSON.stringify(body))
  form.append('file', new Blob([new Uint8Array(content)]), 'part')
  const response = await fetch(`${server.url}${API_BASE}/release/${id}/part`, {
    method: 'POST',
    headers: { 'accept-language': 'en', ...headers },
    body: form,
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Begins a release and brings all its files in. */
export async function uploadRelease(
  server: TestServer,
  headers: Record<string, string>,
  version: string,
  files: readonly TestFile[] = windowsFiles(version),
): Promise<Release> {
  const release = await server.call(beginRelease, { body: signedManifest(version, files) }, { headers })
  for (const { name, content } of files) {
    for (let number = 0; number * PART_BYTES < content.length; number += 1)
      await sendPart(server, headers, release.id, { name, number }, partOf(content, number))
    await server.call(finishReleaseFile, { params: { id: release.id }, body: { name } }, { headers })
  }
  return release
}

/** @returns a part of a file, as it is uploaded */
export function partOf(content: Buffer, number: number): Buffer {
  return content.subarray(number * PART_BYTES, (number + 1) * PART_BYTES)
}

/** Brings a release in and publishes it. */
export async function publishedRelease(
  server: TestServer,
  headers: Record<string, string>,
  version: string,
  rollout: { percent?: number; minimum_version?: string | null } = {},
  files: readonly TestFile[] = windowsFiles(version),
): Promise<Release> {
  const { id } = await uploadRelease(server, headers, version, files)
  return server.call(publishRelease, { params: { id }, body: rollout }, { headers })
}
