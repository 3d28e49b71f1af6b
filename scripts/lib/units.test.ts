import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { root } from './root.ts'

/** Milliseconds or bytes of each unit of the table. */
const sizes: Readonly<Record<string, number>> = {
  ...{ ms: 1, s: 1000, min: 60_000, h: 3_600_000, day: 86_400_000, days: 86_400_000 },
  ...{ B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 },
}
/** Milliseconds of the unit that a name ends in; without one it is milliseconds. */
const named = { SECONDS: 1000, MINUTES: 60_000, HOURS: 3_600_000, DAYS: 86_400_000 } as const
/** Names of constants, each of which has to be in the table if it is a number, or several. */
const listed = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/
/** Names of units, which are worth what they say. */
const units: Readonly<Record<string, number>> = {
  SECOND: 1000,
  MINUTE: 60_000,
  HOUR: 3_600_000,
  DAY: 86_400_000,
}

/** Sources of what runs at a customer; the kit's are sizes of what is drawn. */
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(
    (path) => !/\.test\.tsx?$|\/test-support\/|\/gallery\/|\/demo\/|\/migrations\/|packages\/ui/.test(path),
  )
/** Units of systemd; the table has what is in them by the text before. */
const services = globSync('build/server/**/*.{service,timer}', { cwd: root })
const read = (path: string) => [path, readFileSync(join(root, path), 'utf8')] as const
const texts = new Map([...sources, ...services].map(read))

/** Expressions of the constants of each file, and of all that are exported. */
const constants = new Map<string, Map<string, string>>()
const exported = new Map<string, string>()
for (const [path, text] of texts) {
  const own = new Map<string, string>()
  for (const [, isExported, name = '', value = ''] of text.matchAll(
    /^(export )?const (\w+)(?:: [^=\n]+)? = ((?:(?!^\S).)+?)(?: as const| satisfies [^\n]+)?$(?=\n(?:\S|\n)|$(?![\s\S]))/gms,
  )) {
    own.set(name, value)
    if (isExported) exported.set(name, value)
  }
  constants.set(path, own)
}

/** The number, or the numbers in their order, that an expression is worth; undefined for everything else. */
function worth(path: string, expression: string, depth = 0): number[] | undefined {
  const own = constants.get(path)
  const scope: Record<string, unknown> = {}
  for (const [name] of expression.matchAll(/(?<![.\w'])[A-Z]\w+/g)) {
    const found = own?.get(name) ?? exported.get(name)
    if (found !== undefined && found !== expression && depth < 4)
      scope[name] = worth(path, found, depth + 1)?.[0]
  }
  if (/=>|\bnew |\bawait\b|\bfunction\b|\w\(/.test(expression)) return undefined
  try {
    const value: unknown = runInNewContext(`(${expression})`, scope)
    const parts = Object.entries(typeof value === 'object' && value !== null ? value : { one: value })
      .filter(([key]) => key !== 'name')
      .map(([key, part]): unknown => (key === 'seconds' ? Number(part) * 1000 : part))
    return parts.length > 0 && parts.every((part) => typeof part === 'number') ? parts : undefined
  } catch {
    return undefined
  }
}

/** The numbers that a line of the table is about, in milliseconds or bytes where they have a unit. */
function found(path: string, name: string): number[] | undefined {
  if (!name.startsWith('`')) return inMilliseconds(name, worth(path, constants.get(path)?.get(name) ?? ''))
  const before = name.slice(1, -1)
  const [, after, ...further] = (texts.get(path) ?? '').replace(/\s+/g, ' ').split(before)
  const number = worth(path, after?.match(/^[\w.]+(?: \*\*? [\w.]+)*/)?.[0] ?? '')
  return further.length > 0 ? undefined : inMilliseconds(before.match(/\w+(?=\W*$)/)?.[0] ?? '', number)
}

function inMilliseconds(name: string, numbers: number[] | undefined): number[] | undefined {
  const [, factor = 1] = Object.entries(named).find(([ending]) => name.toUpperCase().endsWith(ending)) ?? []
  return numbers?.map((number) => number * factor)
}

const rows: { path: string; name: string; value: string }[] = []
const unread: string[] = []
let path = ''
for (const line of readFileSync(join(import.meta.dirname, 'units.txt'), 'utf8').split('\n')) {
  if (/^\w/.test(line)) path = line
  const [, name, value] = line.match(/^ {2}(`[^`]+`|\w+) = (.+?) \| \S/) ?? []
  if (name !== undefined && value !== undefined) rows.push({ path, name, value })
  else if (line.startsWith(' ')) unread.push(line)
}

test('every length of time, size and bound is what its table says in words', () => {
  const differing = rows.flatMap(({ path, name, value }) => {
    const meant = value.split(', ').map((part) => {
      const [number, unit = 'ms'] = part.split(' ')
      return Number(number) * (sizes[unit] ?? Number.NaN)
    })
    const is = found(path, name)
    return is?.join() === meant.join() ? [] : [`${path} ${name}: ${value}, found ${is}`]
  })
  expect([...unread, ...differing]).toEqual([])
})

test('the table has every constant that is a number; units are worth what they say', () => {
  const told = new Set(rows.map(({ path, name }) => `${path} ${name}`))
  const missing: string[] = []
  for (const [path, own] of constants)
    for (const [name, expression] of own) {
      const unit = units[name.replace(/_MS$/, '')]
      if (unit === undefined && (!listed.test(name) || told.has(`${path} ${name}`))) continue
      const value = worth(path, expression)
      if (value && value[0] !== unit) missing.push(`${path} ${name} = ${value}`)
    }
  expect(missing).toEqual([])
})
