import { join } from 'node:path'
import type { Env } from '../env.ts'
import { openFolderStorage } from './folder.ts'
import { openBucketStorage } from './s3.ts'
import type { Storage } from './storage.ts'

/**
 * Opens a storage of an installation: in the bucket of its environment, else in a folder of its data directory. Releases have a separate storage, so
 * that deleting an upload with the same content can't remove a part of a release.
 * @throws Error with a message for the operator if the bucket can't be used
 */
export async function openStorage({ dataDir, s3 }: Env, kind: 'files' | 'releases'): Promise<Storage> {
  const folder = join(dataDir, kind)
  if (!s3) return openFolderStorage(folder)
  const url = kind === 'files' ? s3.url : `${s3.url}/${kind}`
  return openBucketStorage({ ...s3, url }, join(folder, 'incoming'))
}
