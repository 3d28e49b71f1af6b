import { levelsOf } from './statement-orders.ts'

/** @returns which rows statements read, change and add: tables, conditions and what a conflict does, each once */
export function conditionsOf(texts: Iterable<string>): string[] {
  const found = new Set<string>()
  for (const level of levelsOf(texts, Number.POSITIVE_INFINITY)) {
    const rows = rowsOf(level.replace(/ (order by|group by|limit|returning) .*$/, '').trim())
    if (rows !== undefined) found.add(rows)
  }
  return [...found].sort()
}

/** The columns that are read or written are on other records. */
function rowsOf(level: string): string | undefined {
  const [, table, conflict = ''] = /^insert into (\S+) .*?( on conflict .*)?$/.exec(level) ?? []
  if (table) return `insert into ${table}${conflict}`
  const [, changed, rest] = /^update (\S+(?: as \S+)?) set .*?((?: from .*| where .*)?)$/.exec(level) ?? []
  if (changed) return `update ${changed}${rest}`
  const rows = level.replace(/^(with .*? )?select .*? from /, 'from ')
  return / (where|join) /.test(` ${rows}`) ? rows : undefined
}
