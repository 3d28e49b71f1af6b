import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A file by its path from the root. */
export interface SourceFile {
  path: string
  text: string
}

/** The index and everything that may refer to a decision; pages are among the files. */
export interface Decisions {
  pages: readonly SourceFile[]
  index: string
  files: readonly SourceFile[]
}

/** Domains of decisions, in the order of the index. */
const domains = {
  house: 'House: how the repository works',
  platform: 'Platform: endpoints, jobs, files, settings, audit',
  people: 'People: users, sessions, roles, registration',
  desk: 'Desk: seats, ports, accounts, proxies',
  money: 'Money: prices, orders, payments, ledger',
  work: 'Work: tasks, runner, networks, library, statistics',
  desktop: 'Desktop client',
  console: 'Console',
  ui: 'UI kit and languages',
  tests: 'Tests and benchmarks',
  release: 'Release',
}
const headings = ['Context', 'Decision', 'Runner-up', 'Consequences']

export const indexPath = 'docs/decisions/README.md'
const titleLine = /^# (\d{4}) (.+)$/m
const statusLine = /^Status: (accepted|superseded by \d{4}) · (\d{4}-\d{2}-\d{2}) · Domain: ([a-z]+)$/m
const numbers = String.raw`\d{4}(?:(?:,? (?:and|or) |, )\d{4})*`
const named = new RegExp(String.raw`\bdecisions?[\s*/]+(${numbers})\b`, 'gi')
const bracketed = new RegExp(String.raw`\(0(?=\d{3}\b)(${numbers.replace('4', '3')})\)`, 'g')
const linked = /\]\((?:[\w./-]*decisions\/)?(\d{4}-[\w-]+\.md)\)/g
const bare = /(?<![\w`/.-])0\d{3}(?![\w-])/g

/** Reads the decisions and every file that may refer to one. */
export function readDecisions(root: string): Decisions {
  const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })
  const paths = globSync('{apps,packages,scripts,tests,docs}/**/*.{ts,tsx,mjs,js,md}', {
    cwd: root,
    exclude: (path) => ['node_modules', 'dist'].includes(basename(path)),
  })
  const files = [...paths.map((path) => path.replaceAll('\\', '/')), 'README.md', 'biome.json']
    .sort()
    .map(read)
  const pages = files.filter(({ path }) => path.startsWith('docs/decisions/') && path !== indexPath)
  return { pages, index: files.find(({ path }) => path === indexPath)?.text ?? '', files }
}

/** What is wrong with the decisions, one line each: the form of a page, the index, references to pages that do not exist. */
export function decisionFaults({ pages, index, files }: Decisions): string[] {
  return [
    ...pages.flatMap(pageFaults),
    ...repeatedNumbers(pages),
    ...(index === decisionIndex(pages) ? [] : [`${indexPath}: out of date, run \`npm run decisions\``]),
    ...deadReferences(pages, files),
  ]
}

/** @returns the text of the index: every page below its domain, in the order of the numbers */
export function decisionIndex(pages: readonly SourceFile[]): string {
  const parts = Object.entries(domains).flatMap(([domain, heading]) => {
    const own = pages.filter(({ text }) => statusLine.exec(text)?.[3] === domain)
    return own.length === 0 ? [] : [`## ${heading}\n\n${own.map(indexLine).join('\n')}\n`]
  })
  return `# Decisions\n\nWritten by \`npm run decisions\`; \`npm run check\` fails where it is out of date. The form of a page is described in [0001](${fileOf(pages, '0001')}).\n\n${parts.join('\n')}`
}

function indexLine({ path, text }: SourceFile): string {
  const [, number, title] = titleLine.exec(text) ?? []
  const status = statusLine.exec(text)?.[1] ?? ''
  return `- [${number}](${basename(path)}) ${title}${status === 'accepted' ? '' : ` _(${status})_`}`
}

function fileOf(pages: readonly SourceFile[], number: string): string {
  return basename(pages.find(({ path }) => numberOf(path) === number)?.path ?? '')
}

function numberOf(path: string): string {
  return /^(\d{4})-[a-z0-9-]+\.md$/.exec(basename(path))?.[1] ?? ''
}

function pageFaults({ path, text }: SourceFile): string[] {
  const faults: string[] = []
  if (numberOf(path) === '') faults.push(`${path}: the name is not NNNN-title.md`)
  else if (titleLine.exec(text)?.[1] !== numberOf(path))
    faults.push(`${path}: the title is not "# NNNN Title"`)
  const domain = statusLine.exec(text)?.[3]
  if (domain === undefined) faults.push(`${path}: lacks "Status: accepted · YYYY-MM-DD · Domain: <domain>"`)
  else if (!Object.hasOwn(domains, domain)) faults.push(`${path}: no domain "${domain}"`)
  const parts = text.split(/^## /m).slice(1)
  const found = parts.map((part) => part.slice(0, part.indexOf('\n')))
  if (found.join() !== headings.join()) faults.push(`${path}: the headings are not ${headings.join(', ')}`)
  else if (parts.some((part) => part.slice(part.indexOf('\n')).trim() === ''))
    faults.push(`${path}: nothing stands under one of the headings`)
  return faults
}

function repeatedNumbers(pages: readonly SourceFile[]): string[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ path }) => {
    const other = first.get(numberOf(path))
    first.set(numberOf(path), path)
    return other === undefined ? [] : [`${path}: the number is taken by ${other}`]
  })
}

function deadReferences(pages: readonly SourceFile[], files: readonly SourceFile[]): string[] {
  const known = new Set(pages.map(({ path }) => numberOf(path)))
  const names = new Set(pages.map(({ path }) => basename(path)))
  return files.flatMap(({ path, text }) => {
    const isPage = path.startsWith('docs/decisions/')
    const found = [
      ...[...text.matchAll(named)].flatMap(([, list = '']) => list.match(/\d{4}/g) ?? []),
      ...[...text.matchAll(bracketed)].flatMap(([list]) => list.match(/\d{4}/g) ?? []),
      ...(isPage ? (text.replace(titleLine, '').match(bare) ?? []) : []),
    ]
    const links = path.endsWith('.md') ? [...text.matchAll(linked)].map(([, name = '']) => name) : []
    const dead = [
      ...found.filter((number) => !known.has(number)),
      ...links.filter((name) => !names.has(name)),
    ]
    return [...new Set(dead)].map((reference) => `${path}: there is no decision ${reference}`)
  })
}
