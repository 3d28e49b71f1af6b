import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@seaport/contract/api.schema'
import { expect, test } from 'vitest'
import { numberedRows, testFilesIn } from './paper-tables.ts'
import { root } from './root.ts'
import { testTitles } from './test-titles.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const text = read('docs/specification.md')
/** Number, item, where it is, and the tests that hold it. */
const rows = numberedRows(text)
const isMet = ([, item = '']: readonly string[]) => !item.startsWith('not met:')

/** A shorter piece of a title could stand in any. */
const SHORTEST_PIECE = 8

/** What a cell says in backquotes, in its order. */
const quotesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, quote = '']) => quote)

/** Addresses of the console, as its features declare them. */
const addresses = new Set(
  globSync('apps/console/src/features/*/*.public.ts', { cwd: root }).flatMap((path) => {
    const source = read(path)
    return [
      ...[...source.matchAll(/path: '(\/[^']*)'/g)].map(([, address = '']) => address),
      ...[...source.matchAll(/ demo\('([\w-]+)'/g)].map(([, name]) => `/template/${name}`),
    ]
  }),
)
const calls = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))

/** Whether what a row names as its place is there. */
function exists(place: string): boolean {
  const [, namespace, key] = /^(\w[\w-]*):(\S+)$/.exec(place) ?? []
  if (namespace && key) return key in JSON.parse(read(`packages/i18n/locales/en/${namespace}.json`))
  if (/^[A-Z]+ \//.test(place)) return calls.has(place)
  return place.startsWith('/') ? addresses.has(place) : existsSync(join(root, place))
}

test('its sections are numbered from 1 to 9, and their rows without a gap', () => {
  const sections = [...text.matchAll(/^## (\d+) /gm)].map(([, number]) => Number(number))
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const expected = sections.flatMap((section) => {
    const count = rows.filter(([number = '']) => number.startsWith(`${section}.`)).length
    return Array.from({ length: count }, (_, at) => `${section}.${at + 1}`)
  })
  expect(rows.map(([number]) => number)).toEqual(expected)
})

test('an item has four cells, and a screen or a test', () => {
  const bare = rows.filter(
    ([number, item, where = '', tests = '', ...more]) =>
      !number || !item || more.length > 0 || quotesIn(where).length + testFilesIn(tests).length === 0,
  )
  expect(bare).toEqual([])
})

test('every address, call, text and file that it names is there', () => {
  const gone = rows.flatMap(([number, , where = '']) =>
    quotesIn(where).flatMap((place) => (exists(place) ? [] : [`${number} ${place}`])),
  )
  expect(gone).toEqual([])
})

test('every test that it names is there under the title that it quotes', () => {
  const gone = rows.flatMap(([number, , , tests = '']) => {
    const files = testFilesIn(tests)
    const pieces = quotesIn(tests).filter((quote) => !files.includes(quote))
    if (files.length !== pieces.length)
      return [`${number}: a file without a title, or a title without a file`]
    return files.flatMap((path, at) => {
      const piece = pieces[at] ?? ''
      const held =
        piece.length >= SHORTEST_PIECE &&
        existsSync(join(root, path)) &&
        titlesOf(path).some((title) => title.includes(piece))
      return held ? [] : [`${number}: ${path}: ${piece}`]
    })
  })
  expect(gone).toEqual([])
})

const titles = new Map<string, string[]>()
function titlesOf(path: string): string[] {
  const known = titles.get(path) ?? testTitles(path, read(path))
  titles.set(path, known)
  return known
}

test('the sums at its top are right, and what is not met stands there', () => {
  const tested = rows.filter((row) => isMet(row) && testFilesIn(row[3] ?? '').length > 0).length
  const missing = rows.filter((row) => !isMet(row))
  const shown = rows.length - tested - missing.length
  expect(text).toContain(
    `Of ${rows.length} items ${tested} are held by a test, ${shown} by the screen or call alone, and ${missing.length} are not met.`,
  )
  const [top = ''] = text.split('\n## ')
  const listed = [...top.matchAll(/^- (\d+\.\d+): /gm)].map(([, number]) => number)
  expect(listed).toEqual(missing.map(([number]) => number))
})
