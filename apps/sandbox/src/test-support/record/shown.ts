const WIDTH = 150
/** Rows of a page's list before the rest is only counted. */
const ROWS = 2
/** Rows of a list in JSON before the rest is told by its ids. */
const WHOLE_ROWS = 3

/** An answer as lines: JSON broken where it is long, of a page its main part. */
export function shown(text: string): string[] {
  if (text === '') return []
  if (/^<!doctype html>/i.test(text) && text.includes('<main')) return pageLines(text)
  try {
    return jsonLines(withFewWholeRows(JSON.parse(text)), '')
  } catch {
    return JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').split('\\n')
  }
}

function withFewWholeRows(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withFewWholeRows(one)]))
  return value.map((row: unknown, at) => {
    const isLong = at >= WHOLE_ROWS && typeof row === 'object' && row !== null && 'id' in row
    return isLong ? `… ${String(row.id)}` : withFewWholeRows(row)
  })
}

function jsonLines(value: unknown, indent: string): string[] {
  const whole = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + whole.length <= WIDTH)
    return [indent + whole]
  const isList = Array.isArray(value)
  const inner = Object.entries(value).flatMap(([name, one], at, all) => {
    const key = isList ? '' : `${JSON.stringify(name)}: `
    const [first = '', ...rest] = jsonLines(one, `${indent}  `)
    const lines = [`${indent}  ${key}${first.trimStart()}`, ...rest]
    return at < all.length - 1 ? [...lines.slice(0, -1), `${lines.at(-1)},`] : lines
  })
  return [`${indent}${isList ? '[' : '{'}`, ...inner, `${indent}${isList ? ']' : '}'}`]
}

function pageLines(text: string): string[] {
  const title = /<title>(.*?)<\/title>/s.exec(text)?.[1] ?? ''
  const main = /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? ''
  const lines = main
    .replace(/\s*\n\s*/g, ' ')
    .split(/(?=<(?:article|form|section|h1|h2|ul|li|label|nav)\b)/)
    .map((line) => line.trim())
    .filter(Boolean)
  return [`title: ${title}`, ...barLine(text), ...withFewRows(lines)]
}

/** Where the bar above a page leads, and what it says. */
function barLine(text: string): string[] {
  const [, bar] = /<header class="bar">(.*?)<\/header>/s.exec(text) ?? []
  const links = bar?.matchAll(/(?:href|action)="([^"]*)"[^>]*>([^<]*)/g) ?? []
  return bar === undefined
    ? []
    : [`bar: ${[...links].map(([, to, words]) => `${words} ${to}`.trim()).join(', ')}`]
}

function withFewRows(lines: readonly string[]): string[] {
  const kept: string[] = []
  let rows = 0
  let left = 0
  const tellLeft = () => {
    if (left > 0) kept.push(`(${left} more rows)`)
    left = 0
  }
  for (const line of lines) {
    const isRow = line.startsWith('<article')
    const isInRow = rows > ROWS && line.startsWith('<form') && left > 0
    if (isRow) rows += 1
    else if (!isInRow && !line.startsWith('<form')) rows = 0
    if (isRow && rows > ROWS) left += 1
    else if (!isInRow) {
      tellLeft()
      kept.push(line)
    }
  }
  tellLeft()
  return kept
}

/** What is drawn at random, by its form. */
const DRAWN: readonly [name: string, form: RegExp][] = [
  ['token', /EAAS[\w-]{40}/g],
  ['token', /(?<="(?:\w+_)?token": ?")[\w-]{43}(?=")/g],
  ['token', /(?<=Bearer |\(token )[\w-]{43}/g],
  ['session', /(?<=network_session=)[\w-]{32}/g],
  ['key', /(?<=name="key" value="|"key":")[\w-]{24}(?=")/g],
  ['code', /(?<=[?&]code=|"code":")[\w-]{32,43}(?![\w-])/g],
]

/** Gives what is drawn at random a name and a number. */
export function withoutSecrets(text: string, names: Map<string, string>): string {
  let plain = text
  for (const [name, form] of DRAWN)
    plain = plain.replaceAll(form, (drawn) => {
      const count = [...names.values()].filter((known) => known.startsWith(`‹${name} `)).length
      const known = names.get(drawn) ?? `‹${name} ${count + 1}›`
      names.set(drawn, known)
      return known
    })
  return plain
}
