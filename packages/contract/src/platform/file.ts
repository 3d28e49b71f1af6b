import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './file.schema.ts'

/** Content types that may be uploaded, detected from the bytes, not from the name (specification, section 5: mp4 up to 10 MB). */
export const fileKinds = {
  image: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 5 * 1024 * 1024 },
  video: { types: ['video/mp4'], maxBytes: 10 * 1024 * 1024 },
} as const

/** Maximum body of an upload. */
export const MAX_FILE_BYTES = fileKinds.video.maxBytes

export const uploadFile = endpoint<typeof schema.uploadFile>()({
  method: 'POST',
  path: '/file',
  scope: 'script:write',
  summary: 'Upload an image or an mp4; the same content again is the same file',
  callers: ['user'],
  permission: '102',
  upload: { maxBytes: MAX_FILE_BYTES },
})

export const readFile = endpoint<typeof schema.readFile>()({
  method: 'GET',
  path: '/file/:id',
  scope: 'script:read',
  summary: 'Content of a file, whole or in ranges',
  callers: ['user', 'seat'],
  permission: '102',
  download: true,
})

export const readSignedFile = endpoint<typeof schema.readSignedFile>()({
  method: 'GET',
  path: '/file/:id/content',
  summary: 'Content of a file by its signed address',
  callers: ['public'],
  download: true,
})
