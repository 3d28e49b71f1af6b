import { join } from 'node:path'
import type { Env } from '../env.ts'
import { openFolderStorage } from './folder.ts'
import { openBucketStorage } from './s3.ts'
import type { Storage } from './storage.ts'

/**
 * Opens the storage of an installation: the bucket that its environment names, else a folder of its data directory.
 * @throws Error with a message for the operator if the bucket can't be used
 */
export async function openStorage({ dataDir, s3 }: Env): Promise<Storage> {
  const folder = join(dataDir, 'files')
  return s3 ? openBucketStorage(s3, join(folder, 'incoming')) : openFolderStorage(folder)
}
