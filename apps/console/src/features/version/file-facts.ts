/** What can be worked out of an installer that is at hand. */
export interface FileFacts {
  size: number
  /** In hexadecimal, as `shasum` and `certutil` print it. */
  sha512: string
}

/** Whether this browser works checksums out: pages over plain http may not, except this computer's own. */
export const canReadFiles = (): boolean => globalThis.crypto?.subtle !== undefined

/** @throws DOMException where the file can't be read */
export async function factsOf(file: Blob): Promise<FileFacts> {
  const digest = await crypto.subtle.digest('SHA-512', await file.arrayBuffer())
  const sha512 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { size: file.size, sha512 }
}
