import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

/** The project's documents, with their paths. */
const papers = ['README.md', '{docs,tests,apps,packages}/**/*.md']
  .flatMap((pattern) =>
    globSync(pattern, {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/fixture/**', 'docs/releases/**'],
    }),
  )
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Scripts of the checkout and of its workspaces. */
const scripts = new Set(
  globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: root }).flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(join(root, path), 'utf8')).scripts ?? {}),
  ),
)

test('there are documents', () => {
  expect(papers.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['README.md', join('docs', 'operations.md')]),
  )
})

test('every script that a document tells to run exists', () => {
  const missing = papers.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].flatMap(([, name = '']) =>
      scripts.has(name) ? [] : [`${path}: ${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test('every link from a document to a file leads to an existing file', () => {
  const missing = papers.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].flatMap(([, target = '']) =>
      existsSync(join(root, dirname(path), target)) ? [] : [`${path}: ${target}`],
    ),
  )
  expect(missing).toEqual([])
})

/** A path from the top of the checkout; `<name>`, `*`, `{a,b}` and `...` stand for several. */
const pathInText = /`((?:apps|packages|scripts|tests|docs|\.github)\/[\w@./<>*{},-]+)`/g

test('every path that a document names exists', () => {
  const missing = papers.flatMap(({ path, text }) =>
    [...text.matchAll(pathInText)].flatMap(([, named = '']) =>
      globSync(named.replaceAll(/<[^>]+>/g, '*').replaceAll('/.../', '/**/'), { cwd: root }).length > 0
        ? []
        : [`${path}: ${named}`],
    ),
  )
  expect(missing).toEqual([])
})

const pageText = (path: string) => readFileSync(join(root, path), 'utf8')

test('the table of domains names every module of the server, and no other', () => {
  const modules = 'apps/server/src/modules'
  const rows = [
    ...pageText('docs/architecture.md').matchAll(/^\| \[\w+\]\(domains\/(\w+)\.md\) *\| (.*?) *\|$/gm),
  ]
  const named = rows.flatMap(([, domain, names = '']) => names.split(', ').map((name) => `${domain}/${name}`))
  expect(named.toSorted()).toEqual(globSync('*/*', { cwd: join(root, modules) }).toSorted())
})

test('every source file that the pages of the architecture and of the domains name exists', () => {
  const sources = new Set(
    globSync('{apps,packages,scripts,tests}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules/**'],
    }).map((path) => basename(path)),
  )
  const missing = ['docs/architecture.md', ...globSync('docs/domains/*.md', { cwd: root })].flatMap((page) =>
    [...pageText(page).matchAll(/`(?:[\w./-]+\/)?([\w.-]+\.tsx?)`/g)].flatMap(([, name = '']) =>
      sources.has(name) ? [] : [`${page}: ${name}`],
    ),
  )
  expect(missing).toEqual([])
})
