/** A part of a query that is left out: what a mutation tester for any program does not know of. */
export interface RemovedPart {
  /** Offsets in the source. */
  start: number
  end: number
}

const quotes = new Set(["'", '"', '`'])

/** @returns each `.where(…)` of a chain, from its dot to its closing bracket */
export function filtersIn(source: string): RemovedPart[] {
  return callsOf(source, /\.(?:where|whereRef|on|onRef|filterWhere)\(/g)
}

/** @returns each `.forUpdate(…)`, without which nobody waits for whoever changes the same rows */
export function locksIn(source: string): RemovedPart[] {
  return callsOf(source, /\.forUpdate\(/g)
}

function callsOf(source: string, beginning: RegExp): RemovedPart[] {
  return [...source.matchAll(beginning)].flatMap(({ index }) => {
    const end = closingBracket(source, source.indexOf('(', index))
    return end === null ? [] : [{ start: index, end }]
  })
}

/** @returns the offset behind the bracket that closes the one at `open`; brackets in texts don't count */
function closingBracket(source: string, open: number): number | null {
  let depth = 0
  for (let at = open; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (quotes.has(character)) at = endOfText(source, at)
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return null
}

function endOfText(source: string, start: number): number {
  const quote = source.charAt(start)
  for (let at = start + 1; at < source.length; at += 1) {
    if (source.charAt(at) === '\\') at += 1
    else if (source.charAt(at) === quote) return at
  }
  return source.length
}
