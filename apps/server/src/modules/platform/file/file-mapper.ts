import type { StoredFile } from '@seaport/contract/platform/file.schema'
import type { FileTable } from '../../../db/schema/script.ts'
import { instant } from '../../../db/wire.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { signedUrl } from './signed-url.ts'

/** @returns the key that addresses of files are signed with */
export function urlKey({ secret }: Installation): Buffer {
  return secret.key('file-url')
}

/** @returns the signed address of a file's content */
export function addressOfFile(installation: Installation, id: string) {
  const { url, expires } = signedUrl(urlKey(installation), id, installation.clock())
  return { url, url_expires_at: instant(expires) }
}

/** @returns a file's DTO with a newly signed address */
export function toFile(
  installation: Installation,
  { id, name, kind, type, size }: Pick<FileTable, 'id' | 'name' | 'kind' | 'type' | 'size'>,
): StoredFile {
  if (kind === 'report') throw new Error('A report is no file of a script')
  return { id, name, kind, type, size, ...addressOfFile(installation, id) }
}
