import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Resources that a runner needed for a task of this many people: peak bytes, bytes retained after garbage collection, milliseconds. */
export interface Measured {
  people: number
  delivered: number
  peakRss: number
  keptHeap: number
  ms: number
}

/** Runs one task over generated people in a separate process. */
export async function measure(people: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'seaport-rss-'))
  const script = fileURLToPath(new URL('./generated.ts', import.meta.url))
  try {
    const args = ['--expose-gc', script, String(people), join(folder, 'journal.sqlite')]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    const measured = JSON.parse(stdout) as Measured
    if (measured.delivered !== people)
      throw new Error(`bench: ${measured.delivered} of ${people} people arrived`)
    return measured
  } finally {
    await rm(folder, { recursive: true })
  }
}
