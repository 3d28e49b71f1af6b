import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '../root.ts'
import { type Area, leftOut } from './areas.ts'
import { filtersIn, locksIn } from './filter-removal.ts'

/** One small fault: some text of a file, replaced. */
export interface Mutant {
  /** Path below the checkout, with forward slashes. */
  file: string
  /** From 1. */
  line: number
  mutator: string
  /** Offsets in the file. */
  start: number
  end: number
  original: string
  replacement: string
  /** Which of those that are the same fault in the same file, from 1. */
  occurrence: number
}

export type MutantIdentity = Pick<Mutant, 'file' | 'mutator' | 'original' | 'replacement' | 'occurrence'>

const silent = () => undefined
const quiet = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

/** Texts are mostly words for people or for a log; what depends on one breaks at once. */
const excludedMutations = ['StringLiteral']

/** What a line is about when no test should judge it. */
const aboutWords =
  /\b(?:logger|log)\??\.(?:debug|info|warn|error)\(|new (?:Error|RangeError|TypeError)\(|console\.|\.describe\(|\.meta\(/

/** @returns the files of an area, in order */
export function filesOf({ sources, only = /./ }: Area): string[] {
  return globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => sources.some((source) => file.startsWith(source)) && only.test(file) && !leftOut.test(file),
    )
    .sort()
}

/** Only PostgreSQL notices it: SQLite has one writer. */
export const LOCK_REMOVAL = 'LockRemoval'

/** Finds every mutant of a file: those of StrykerJS, and conditions and locks of queries that are left out. */
export async function mutantsOf(file: string): Promise<Mutant[]> {
  const content = readFileSync(join(root, file), 'utf8')
  const lines = content.split('\n')
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  const found = await new Instrumenter(quiet).instrument([{ name: file, content, mutate: true }], {
    plugins: null,
    excludedMutations,
    noHeader: true,
    ignorers: [],
  })
  const offset = ({ line, column }: { line: number; column: number }) => (starts[line] ?? 0) + column
  const general = found.mutants
    .filter(({ mutatorName }) => !excludedMutations.includes(mutatorName))
    .map(({ location, mutatorName, replacement }) =>
      mutant(file, content, mutatorName, offset(location.start), offset(location.end), replacement),
    )
  const filters = filtersIn(content).map(({ start, end }) =>
    mutant(file, content, 'FilterRemoval', start, end, ''),
  )
  const locks = locksIn(content).map(({ start, end }) => mutant(file, content, LOCK_REMOVAL, start, end, ''))
  return numbered(
    [...general, ...filters, ...locks].filter(
      ({ line, original, replacement }) =>
        !aboutWords.test(lines[line - 1] ?? '') && original !== replacement && !isOnlyTypes(original),
    ),
  )
}

function numbered(mutants: readonly Mutant[]): Mutant[] {
  const seen = new Map<string, number>()
  return mutants.map((one) => {
    const occurrence = (seen.get(identityOf(one)) ?? 0) + 1
    seen.set(identityOf(one), occurrence)
    return { ...one, occurrence }
  })
}

function mutant(
  file: string,
  content: string,
  mutator: string,
  start: number,
  end: number,
  replacement: string,
): Mutant {
  const line = content.slice(0, start).split('\n').length
  return { file, line, mutator, start, end, original: content.slice(start, end), replacement, occurrence: 1 }
}

/** Stryker's mutants of a block that only throws or logs say nothing about a rule. */
function isOnlyTypes(original: string): boolean {
  return original.trim() === '{}' || original.trim() === '[]'
}

/** @returns the file's text with the fault in it */
export function planted(content: string, { start, end, replacement }: Mutant): string {
  return content.slice(0, start) + replacement + content.slice(end)
}

/** @returns what stands for a mutant wherever it moves in its file; of several that are the same, for which of them */
export function identityOf({ file, mutator, original, replacement, occurrence }: MutantIdentity): string {
  return [file, mutator, oneLine(original), oneLine(replacement), occurrence].join(' ⋮ ')
}

/** @returns a text on one line */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
