import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadFile } from '@seaport/contract/platform/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { openBucket, type TestBucket } from '../../../test-support/bucket.ts'
import { fetchPath, upload } from '../../../test-support/files.ts'
import { png } from '../../../test-support/media.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('files in a bucket', (location) => {
  let bucket: TestBucket
  let servers: TestServer[] = []
  let user: TestUser
  beforeAll(async () => {
    bucket = await openBucket(join(location.dataDir, 'bucket'))
    const shared = {
      SEAPORT_SECRET: 'one secret for all servers of the installation',
      SEAPORT_S3_URL: bucket.url,
      SEAPORT_S3_ACCESS_KEY_ID: bucket.accessKeyId,
      SEAPORT_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    }
    // SQLite serves one server only; on PostgreSQL the second one has a separate disk.
    for (const name of location.kind === 'postgres' ? ['one', 'two'] : ['one']) {
      const dataDir = join(location.dataDir, name)
      await mkdir(dataDir)
      servers.push(await startTestServer({ ...location, dataDir }, shared))
    }
    user = await createUser(servers[0] as TestServer)
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    servers = []
    await bucket.stop()
  })

  test('every server serves each upload, whole and in parts, and no disk keeps it', async () => {
    const content = png(3, 400)
    const file = await upload(servers[0] as TestServer, uploadFile, { content }, user)
    for (const server of servers) {
      const whole = await fetchPath(server, file.url)
      expect([whole.status, whole.content.equals(content)]).toEqual([200, true])
      const part = await fetchPath(server, file.url, { headers: { range: 'bytes=8-99' } })
      expect([part.status, part.content.equals(content.subarray(8, 100))]).toEqual([206, true])
    }
    expect(await readdir(join(location.dataDir, 'one', 'files'))).toEqual(['incoming'])
    expect(await readdir(join(location.dataDir, 'one', 'files', 'incoming'))).toEqual([])
  })

  test('while the bucket is unreachable an upload fails completely, and succeeds afterwards', async () => {
    const content = png(4, 40)
    const attempt = () => upload(servers[0] as TestServer, uploadFile, { content }, user)
    await bucket.stop()
    await expect(attempt()).rejects.toMatchObject({ status: 500 })
    expect(await readdir(join(location.dataDir, 'one', 'files', 'incoming'))).toEqual([])
    bucket = await openBucket(join(location.dataDir, 'bucket'), Number(new URL(bucket.url).port))
    const { url } = await attempt()
    expect((await fetchPath(servers.at(-1) as TestServer, url)).content.equals(content)).toBe(true)
  })
})
