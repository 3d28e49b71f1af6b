import type { Source } from './tables.ts'

/** Maximum share that two files of one name may have in common, as a share of the shorter one's lines. */
const MAX_ALIKE = 0.4

/** Shorter files share lines by chance. */
const MIN_LINES = 6

/**
 * Finds files of one name in two applications whose contents are too similar; shared code belongs in a package.
 * @returns one line per pair
 */
export function twins(one: readonly Source[], other: readonly Source[]): string[] {
  const faults: string[] = []
  for (const a of one)
    for (const b of other) {
      if (baseName(a.path) !== baseName(b.path)) continue
      const share = alike(a.text, b.text)
      if (share > MAX_ALIKE)
        faults.push(`${a.path} and ${b.path} are ${share.toFixed(2)} alike, at most ${MAX_ALIKE}`)
    }
  return faults
}

/** @returns how many of the shorter file's lines also stand in the other one, 0 to 1 */
export function alike(a: string, b: string): number {
  const [short, long] = [linesOf(a), linesOf(b)].sort((x, y) => x.length - y.length)
  if (!short || !long || short.length < MIN_LINES) return 0
  const left = new Map<string, number>()
  for (const line of long) left.set(line, (left.get(line) ?? 0) + 1)
  let shared = 0
  for (const line of short) {
    const count = left.get(line) ?? 0
    if (count === 0) continue
    left.set(line, count - 1)
    shared += 1
  }
  return shared / short.length
}

/** Significant lines: no imports, comments, lone brackets, or spread imports (`...taskScreens,`). */
function linesOf(source: string): string[] {
  return source
    .replace(/^import [\s\S]*?from '[^']*'(?: with \{[^}]*\})?$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !line.startsWith('//') && !/^\.\.\.\w+,$/.test(line))
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
