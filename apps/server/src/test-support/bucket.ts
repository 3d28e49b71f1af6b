import { mkdirSync } from 'node:fs'
import S3rver from 's3rver'
import type { Bucket } from '../kernel/storage/s3.ts'

/** A bucket at a separate S3-compatible service, which checks signatures. */
export interface TestBucket extends Bucket {
  stop(): Promise<void>
}

/**
 * @param folder where the service stores its objects.
 * @param wanted port; 0 = any
 */
export async function openBucket(folder: string, wanted = 0): Promise<TestBucket> {
  mkdirSync(folder, { recursive: true })
  const service = new S3rver({
    address: '127.0.0.1',
    port: wanted,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'seaport', configs: [] }],
  })
  const { port } = await service.run()
  return {
    url: `http://127.0.0.1:${port}/seaport`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    stop: () => service.close(),
  }
}
