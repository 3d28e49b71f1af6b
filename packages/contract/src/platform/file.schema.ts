import { z } from 'zod'
import { FileData } from '../kernel/endpoint.schema.ts'
import { Count, Id, IdPath, Instant } from '../kernel/primitives.schema.ts'

export const FileKind = z.enum(['image', 'video'])

/** A file of the tenant. */
export const StoredFile = z.object({
  id: Id,
  /** Name on the person's machine. */
  name: z.string(),
  kind: FileKind,
  type: z.string(),
  size: Count,
  /** Address of the content below the server's origin, for `<img>` and `<video>`, which can't send a session: signed, and valid until `url_expires_at`. */
  url: z.string(),
  url_expires_at: Instant,
})
export type StoredFile = z.infer<typeof StoredFile>

export const uploadFile = {
  body: z.strictObject({}),
  data: StoredFile,
}

export const readFile = {
  params: IdPath,
  data: FileData,
}

export const readSignedFile = {
  params: IdPath,
  query: z.strictObject({
    expires: z.coerce.number<string>().int().min(0),
    signature: z.string().length(43),
  }),
  data: FileData,
}
