/** @returns each level of a statement's brackets, with what is deeper as `(…)` */
function levels(text: string): string[] {
  const open = ['']
  const all: string[] = []
  const append = (more: string) => void open.push(`${open.pop() ?? ''}${more}`)
  for (const sign of text) {
    if (sign === '(') open.push('')
    else if (sign === ')' && open.length > 1) {
      const inner = open.pop() ?? ''
      all.push(inner)
      append(inner.length < 24 && !inner.includes('select') ? `(${inner})` : '(…)')
    } else append(sign)
  }
  return [...all, ...open]
}

/** @returns what statements put in order, under which conditions, by what and how many: each once, from its tables on */
export function ordersOf(texts: Iterable<string>): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    if (text.includes('kysely_migration')) continue
    const plain = text
      .replaceAll(/\s+/g, ' ')
      .replaceAll('"', '')
      .replaceAll(/\(\?(?:, \?)*\)/g, '(?, …)')
    for (const level of levels(plain))
      if (level.includes(' order by ')) found.add(level.replace(/^.*? from (?=.* order by )/, '').trim())
  }
  return [...found].sort()
}
