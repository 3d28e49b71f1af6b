/** Size and checksum of an installer. */
export interface FileDigest {
  size: number
  /** In hexadecimal, as `shasum` and `certutil` print it. */
  sha512: string
}

/** Whether this browser can compute checksums: over plain http only localhost may. */
export const canReadFiles = (): boolean => globalThis.crypto?.subtle !== undefined

/** @throws DOMException where the file can't be read */
export async function digestOf(file: Blob): Promise<FileDigest> {
  const digest = await crypto.subtle.digest('SHA-512', await file.arrayBuffer())
  const sha512 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { size: file.size, sha512 }
}
