import type { ReleasePartTable } from '../../../db/schema/release.ts'
import type { Installation } from '../../../kernel/installation.ts'

/** Reads bytes of a file across its parts. @param to the last byte, inclusive */
export async function* bytesOf(
  { releases }: Pick<Installation, 'releases'>,
  parts: readonly ReleasePartTable[],
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  let start = 0
  for (const { sha256, size } of parts) {
    const first = Math.max(from - start, 0)
    const last = Math.min(to - start, size - 1)
    if (first <= last)
      yield* (await releases.read(sha256, { from: first, to: last })) as AsyncIterable<Buffer>
    start += size
  }
}
