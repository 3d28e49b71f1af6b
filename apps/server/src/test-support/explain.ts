import { sql } from 'kysely'
import type { Database } from '../db/open.ts'

/** A statement whose plan reads whole tables. */
export interface Scan {
  text: string
  tables: string[]
}

/** @returns those statements that read a table, or an index, from one end to the other */
export async function explain(database: Database, texts: Iterable<string>): Promise<Scan[]> {
  const scans: Scan[] = []
  for (const text of texts) {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) continue
    const tables = await (database.kind === 'sqlite' ? onSqlite(database, text) : onPostgres(database, text))
    if (tables.length > 0) scans.push({ text, tables: [...new Set(tables)] })
  }
  return scans
}

async function onSqlite({ db }: Database, text: string): Promise<string[]> {
  const holes = text.match(/\?/g)?.length ?? 0
  const { rows } = await db.executeQuery<{ detail: string }>({
    sql: `explain query plan ${text}`,
    parameters: Array.from({ length: holes }, () => null),
    query: { kind: 'RawNode', sqlFragments: [], parameters: [] } as never,
    queryId: { queryId: 'explain' } as never,
  })
  return rows.flatMap(({ detail }) => {
    const table = /^SCAN (\w+)/.exec(detail)?.[1]
    return table && !/VIRTUAL TABLE|CONSTANT ROW/.test(detail) ? [table + ' ' + detail] : []
  })
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Index Name'?: string
  Plans?: Plan[]
}

async function onPostgres({ db }: Database, text: string): Promise<string[]> {
  if (/pgboss|pg_catalog|information_schema|pg_namespace|pg_class/.test(text)) return []
  return db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      sql: `explain (generic_plan, format json) ${text}`,
      parameters: [],
      query: { kind: 'RawNode', sqlFragments: [], parameters: [] } as never,
      queryId: { queryId: 'explain' } as never,
    })
    return whole(rows[0]?.['QUERY PLAN'][0].Plan as Plan)
  })
}

function whole(plan: Plan, relation = plan['Relation Name']): string[] {
  const type = plan['Node Type']
  const here =
    type === 'Seq Scan' || (/Index (Only )?Scan$/.test(type) && plan['Index Cond'] === undefined)
      ? [`${plan['Relation Name'] ?? relation ?? ''} ${type} ${plan['Index Name'] ?? ''}`]
      : []
  return [...here, ...(plan.Plans ?? []).flatMap((inner) => whole(inner, plan['Relation Name']))]
}
