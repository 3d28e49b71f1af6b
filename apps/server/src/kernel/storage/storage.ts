import type { Readable } from 'node:stream'

/** Stores the contents of files under their SHA-256, so that the same content is stored once and never changes. */
export interface Storage {
  /** Receives content under a temporary name; it becomes available with `keep`. */
  receive(content: AsyncIterable<Buffer>): Promise<Received>
  /**
   * @returns bytes `from`…`to`, both inclusive
   * @throws Error if there is no such content
   */
  read(sha256: string, range?: { from: number; to: number }): Promise<Readable>
  /** Removes content, if it is there. */
  remove(sha256: string): Promise<void>
}

/** Received content without a final name. */
export interface Received {
  size: number
  /** Reads a part back; shorter if the draft ends earlier. */
  bytes(from: number, count: number): Promise<Buffer>
  /** Moves it to its final name. */
  keep(sha256: string): Promise<void>
  /** Deletes it; harmless after `keep`. */
  discard(): Promise<void>
}

/** @returns the path of content below the root of a storage; spread, so that no folder gets too many entries */
export function pathOf(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('Not a SHA-256')
  return `${sha256.slice(0, 2)}/${sha256}`
}
