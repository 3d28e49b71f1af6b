import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, schemasOf } from '@seaport/contract/api.schema'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from './root.ts'

const text = readFileSync(join(root, 'docs/security-rules.md'), 'utf8')
const quotes = [...text.matchAll(/`([\w./-]+\.ts)`: `([^`]+)`/g)].map(([, file = '', quote = '']) => ({
  file,
  quote,
}))
const sources = globSync('{apps/server,packages/contract}/src/**/*.ts', { cwd: root })
  .filter((path) => !/\.test\.ts$|test-support/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), source: readFileSync(join(root, path), 'utf8') }))

test('every quotation of docs/security-rules.md stands in the sources', () => {
  expect(quotes.length).toBeGreaterThan(25)
  const gone = quotes.filter(
    ({ file, quote }) => !sources.some(({ path, source }) => path === file && source.includes(quote)),
  )
  expect(gone).toEqual([])
})

test('it names every key purpose, and every body and upload with its own size limit', () => {
  const purposes = sources.flatMap(({ source }) =>
    [...source.matchAll(/\.key\('([\w-]+)'\)/g)].map(([, name]) => name),
  )
  const listed = [...text.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, name]) => name)
  expect([...new Set(purposes)].sort()).toEqual(listed)
  const sized = sources.filter(
    ({ path, source }) => path.startsWith('packages/contract/') && /bodyLimit: \d/.test(source),
  )
  expect(sized.map(({ path }) => path).filter((path) => !quotes.some(({ file }) => file === path))).toEqual(
    [],
  )
})

test('every call that hands out a session or a token stands among the ways to log in (ASVS 6.1.3)', () => {
  const table = text.slice(text.indexOf('## Ways to log in'), text.indexOf('## Brakes on guessing'))
  const listed = [...table.matchAll(/^\| `([A-Z]+ \/[\w/:-]+)`/gm)].map(([, call]) => call)
  const handing = endpoints.filter((endpoint) => {
    const { data } = schemasOf(endpoint)
    return data instanceof z.ZodObject && 'token' in data.shape
  })
  expect(listed.sort()).toEqual(handing.map(({ method, path }) => `${method} ${path}`).sort())
})
