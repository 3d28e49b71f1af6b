import { z } from 'zod'
import { endpoint, FileData } from '../kernel/endpoint.ts'
import { Count, Id, IdPath, Instant } from '../kernel/primitives.ts'

/** What may be uploaded, by content; the name says nothing (specification, section 5: mp4 up to 10 MB). */
export const fileKinds = {
  image: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 5 * 1024 * 1024 },
  video: { types: ['video/mp4'], maxBytes: 10 * 1024 * 1024 },
} as const

export const FileKind = z.enum(['image', 'video'])

/** Largest body of an upload. */
export const MAX_FILE_BYTES = fileKinds.video.maxBytes

/** A file of the tenant. */
export const StoredFile = z.object({
  id: Id,
  /** As it was named on the person's machine. */
  name: z.string(),
  kind: FileKind,
  type: z.string(),
  size: Count,
  /**
   * Address of the content below the server's origin, for `<img>` and `<video>`, which can't send a session: signed, and good until
   * `url_expires_at`.
   */
  url: z.string(),
  url_expires_at: Instant,
})
export type StoredFile = z.infer<typeof StoredFile>

export const uploadFile = endpoint({
  method: 'POST',
  path: '/file',
  scope: 'script:write',
  summary: 'Upload an image or an mp4; the same content again is the same file',
  callers: ['user'],
  permission: '102',
  upload: { maxBytes: MAX_FILE_BYTES },
  body: z.strictObject({}),
  data: StoredFile,
})

export const readFile = endpoint({
  method: 'GET',
  path: '/file/:id',
  scope: 'script:read',
  summary: 'Content of a file, whole or in ranges',
  callers: ['user', 'seat'],
  permission: '102',
  params: IdPath,
  data: FileData,
  download: true,
})

export const readSignedFile = endpoint({
  method: 'GET',
  path: '/file/:id/content',
  summary: 'Content of a file by its signed address',
  callers: ['public'],
  params: IdPath,
  query: z.strictObject({
    expires: z.coerce.number<string>().int().min(0),
    signature: z.string().length(43),
  }),
  data: FileData,
  download: true,
})
