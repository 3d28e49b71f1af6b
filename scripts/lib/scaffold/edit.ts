/**
 * Adds an import after the last one; `biome check --write` puts it in its place.
 * @param line a whole import statement
 */
export function withImport(source: string, line: string): string {
  const last = [...source.matchAll(/^import [\s\S]*?from '[^']+'.*$/gm)].at(-1)
  if (!last) throw new Error('There is no import to add to.')
  const end = last.index + last[0].length
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`
}

/**
 * Inserts text after the match of `before`, once.
 * @throws Error if the file has another structure
 */
export function insertedAfter(source: string, before: RegExp, text: string): string {
  const match = before.exec(source)
  if (!match)
    throw new Error(`Nothing matches ${before}: the file has another shape than the scaffold expects.`)
  const end = match.index + match[0].length
  return source.slice(0, end) + text + source.slice(end)
}
