/**
 * @param most length of brackets that stay in their level, if no statement stands in them
 * @returns each level of the brackets of the server's own statements, with what is deeper as `(…)`
 */
export function* levelsOf(texts: Iterable<string>, most: number): Generator<string> {
  for (const text of texts) {
    if (text.includes('kysely_migration')) continue
    const plain = text
      .replaceAll(/\s+/g, ' ')
      .replaceAll('"', '')
      .replaceAll(/\(\?(?:, \?)*\)/g, '(?, …)')
    yield* levels(plain, most)
  }
}

function levels(text: string, most: number): string[] {
  const open = ['']
  const all: string[] = []
  const append = (more: string) => void open.push(`${open.pop() ?? ''}${more}`)
  for (const sign of text) {
    if (sign === '(') open.push('')
    else if (sign === ')' && open.length > 1) {
      const inner = open.pop() ?? ''
      all.push(inner)
      append(inner.length < most && !inner.includes('select') ? `(${inner})` : '(…)')
    } else append(sign)
  }
  return [...all, ...open]
}

/** @returns what statements put in order, under which conditions, by what and how many: each once, from its tables on */
export function ordersOf(texts: Iterable<string>): string[] {
  const found = new Set<string>()
  for (const level of levelsOf(texts, 24))
    if (level.includes(' order by ')) found.add(level.replace(/^.*? from (?=.* order by )/, '').trim())
  return [...found].sort()
}
