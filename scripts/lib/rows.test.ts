import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

/** Styles of both applications; how the parts of the kit wrap is in its records. */
const sources = globSync('apps/{console,desktop}/src/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(?:test|cases)\.tsx?$/.test(path))

/** What stands between the brace before a place and the one that closes it. */
function blockAround(text: string, at: number): { name: string; block: string } {
  const start = text.lastIndexOf('{', at)
  let depth = 1
  let end = start + 1
  for (; depth > 0; end += 1) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0
  const name = /(\w+|'[^']*')(?:: | = )$/.exec(text.slice(0, start))?.[1] ?? ''
  return { name, block: text.slice(start, end) }
}

const unwrapped = sources.flatMap((path) => {
  const text = readFileSync(join(root, path), 'utf8')
  const parts = [...text.matchAll(/<Row\b[^>]*\bwrap="\w+"/g)].map(() => `${path} Row`)
  const styles = [...text.matchAll(/display: '(?:inline-)?flex'/g)].flatMap(({ index }) => {
    const { name, block } = blockAround(text, index)
    // What stands under a condition, or is of what it holds, says nothing of the row itself.
    const own = block.slice(1, -1).replaceAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '{}')
    return /flexWrap: 'wrap'|flexDirection: 'column/.test(own) ? [] : [`${path} ${name}`]
  })
  return [...parts, ...styles]
})

test('a row of things goes on in a second line in a narrow window, but for those that fit or shrink', () => {
  const listed = readFileSync(join(import.meta.dirname, 'rows.txt'), 'utf8')
    .split('\n')
    .filter((line) => /^\w/.test(line))
  expect(unwrapped.length).toBeGreaterThan(50)
  expect(unwrapped.toSorted()).toEqual(listed)
})
