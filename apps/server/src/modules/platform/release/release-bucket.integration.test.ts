import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PART_BYTES } from '@seaport/contract/platform/release'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBucket, type TestBucket } from '../../../test-support/bucket.ts'
import { createUser } from '../../../test-support/people.ts'
import { programBytes, publishedRelease, releaseToken, windowsFiles } from '../../../test-support/releases.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-release-'))
let bucket: TestBucket
let server: TestServer
beforeAll(async () => {
  bucket = await openBucket(join(folder, 'bucket'))
  server = await startTestServer(
    { url: null, dataDir: join(folder, 'data') },
    {
      SEAPORT_S3_URL: bucket.url,
      SEAPORT_S3_ACCESS_KEY_ID: bucket.accessKeyId,
      SEAPORT_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
  )
})
afterAll(async () => {
  await server.stop()
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('with a bucket a release is stored in the bucket, and served across its parts', async () => {
  const administrator = await createUser(server, { role: 'owner' })
  const headers = await releaseToken(server, administrator.as)
  const content = Buffer.concat([programBytes(''), randomBytes(PART_BYTES + 10)])
  await publishedRelease(server, headers, '1.0.0', {}, windowsFiles('1.0.0', content))
  const response = await fetch(`${server.url}/downloads/1.0.0/Seaport-1.0.0-win-x64.exe`, {
    headers: { range: `bytes=${PART_BYTES - 10}-` },
  })
  expect(response.status).toBe(206)
  expect(Buffer.from(await response.arrayBuffer()).equals(content.subarray(PART_BYTES - 10))).toBe(true)
  expect(readdirSync(join(folder, 'data/releases/incoming'))).toEqual([])
})
