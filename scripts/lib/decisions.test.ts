import { expect, test } from 'vitest'
import { type Decisions, decisionFaults, decisionIndex, readDecisions, type SourceFile } from './decisions.ts'
import { root } from './root.ts'

const form = `# 0001 Decisions are recorded

Status: accepted · 2026-11-21 · Domain: house

## Context

Choices outlive memory.

## Decision

A page each.

## Runner-up

Comments.

## Consequences

More pages.
`
const first: SourceFile = { path: 'docs/decisions/0001-decisions-are-recorded.md', text: form }
const second: SourceFile = {
  path: 'docs/decisions/0002-prices-are-whole-cents.md',
  text: form.replace('0001 Decisions are recorded', '0002 Prices are whole cents').replace('house', 'money'),
}

function given(pages: SourceFile[], others: SourceFile[] = []): Decisions {
  return { pages, index: decisionIndex(pages), files: [...pages, ...others] }
}

function code(text: string): SourceFile {
  return { path: 'apps/server/src/code.ts', text }
}

test('the decisions of this repository are in order', () => {
  const all = readDecisions(root)
  expect(all.pages.length).toBeGreaterThan(100)
  expect(decisionFaults(all)).toEqual([])
})

test('the index lists every page below its domain', () => {
  const superseded = { ...second, text: second.text.replace('accepted', 'superseded by 0001') }
  const index = decisionIndex([first, superseded])
  expect(index).toContain('\n- [0001](0001-decisions-are-recorded.md) Decisions are recorded\n')
  expect(index).toContain(
    '\n- [0002](0002-prices-are-whole-cents.md) Prices are whole cents _(superseded by 0001)_\n',
  )
  expect(index.indexOf('## House')).toBeLessThan(index.indexOf('## Money'))
})

test('a page that is missing from the index is found', () => {
  const { index } = given([first])
  expect(decisionFaults({ ...given([first, second]), index })).toEqual([
    'docs/decisions/README.md: out of date, run `npm run decisions`',
  ])
})

test.each([
  ['Status: accepted · ', '', /lacks "Status/],
  ['2026-11-21', 'last week', /lacks "Status/],
  ['Domain: house', 'Domain: garden', /no domain "garden"/],
  ['## Runner-up', '## Alternatives', /the headings are not/],
  ['## Decision\n\nA page each.\n\n', '', /the headings are not/],
  ['Comments.', '', /nothing stands under/],
  ['# 0001', '# 0003', /the title is not/],
])('a page with %j as %j is refused', (from, to, fault) => {
  const page = { ...first, text: form.replace(from, to) }
  expect(decisionFaults(given([page]))).toEqual([expect.stringMatching(fault)])
})

test('a name without a number, and a number twice, are refused', () => {
  const nameless = { ...first, path: 'docs/decisions/recorded.md' }
  expect(decisionFaults(given([nameless]))).toEqual([expect.stringMatching(/the name is not/)])
  const twice = { ...first, path: 'docs/decisions/0001-again.md' }
  expect(decisionFaults(given([first, twice]))).toEqual([expect.stringMatching(/the number is taken/)])
})

const dead = '0777'
test.each([
  `// As decision ${dead} says.`,
  `// See decisions 0001 and ${dead}.`,
  `/**\n * Whoever asks (decision\n * ${dead}).\n */`,
  `// Kept (${dead}).`,
  `// Kept (0001, ${dead}).`,
])('a reference to a page that does not exist is found: %j', (text) => {
  expect(decisionFaults(given([first, second], [code(text)]))).toEqual([
    `apps/server/src/code.ts: there is no decision ${dead}`,
  ])
})

test('references to pages that exist are fine, and other numbers are none', () => {
  const text = `// Decision 0001; decisions 0001, 0002; (0002, 0001); in 2026 (1999), chmod(0o600), '${dead}'`
  expect(decisionFaults(given([first, second], [code(text)]))).toEqual([])
})

test('a page names other pages by their bare numbers', () => {
  const page = { ...first, text: form.replace('More pages.', `Replaces ${dead}; the key \`0888\` is none.`) }
  expect(decisionFaults(given([page]))).toEqual([`${first.path}: there is no decision ${dead}`])
})

test('a link to a page under another name is found', () => {
  const name = '0001-an-older-title.md'
  const page = { path: 'docs/architecture.md', text: `see [why](decisions/${name})` }
  expect(decisionFaults(given([first], [page]))).toEqual([
    `docs/architecture.md: there is no decision ${name}`,
  ])
})
