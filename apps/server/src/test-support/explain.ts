import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'

/** A statement whose plan reads whole tables, or whole indexes. */
export interface Scan {
  text: string
  tables: string[]
}

/** @returns those statements that read something from one end to the other, whatever they are asked for */
export async function scansOf(database: Database, texts: Iterable<string>): Promise<Scan[]> {
  if (database.kind === 'postgres') await pretendRows(database)
  const scans: Scan[] = []
  for (const text of texts) {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) continue
    if (/pgboss|pg_catalog|sqlite_master|kysely_migration/.test(text)) continue
    const tables = await (database.kind === 'sqlite' ? onSqlite(database, text) : onPostgres(database, text))
    if (tables.length > 0) scans.push({ text: text.replace(/\s+/g, ' '), tables: [...new Set(tables)] })
  }
  return scans
}

/** Text of our own that is run as it is. */
async function run<Row>(db: Kysely<Schema>, text: string, parameters: readonly unknown[] = []) {
  const { query, queryId } = sql`select 1`.compile(db)
  return (await db.executeQuery<Row>({ query, queryId, sql: text, parameters })).rows
}

async function onSqlite({ db }: Database, text: string): Promise<string[]> {
  const holes = text.match(/\?/g) ?? []
  const nulls = holes.map(() => null)
  const rows = await run<{ detail: string }>(db, `explain query plan ${text}`, nulls)
  return rows.flatMap(({ detail }) => {
    const name = /^SCAN (\w+)/.exec(detail)?.[1]
    if (!name || /VIRTUAL TABLE|CONSTANT ROW|VALUES CLAUSE/.test(detail)) return []
    // What a subquery yields is read whole; how it comes about is explained by lines of its own.
    return new RegExp(`\\)\\s+as\\s+"?${name}"?`, 'i').test(text) ? [] : [tableOf(text, name)]
  })
}

/** @returns the table behind an alias */
function tableOf(text: string, name: string): string {
  return new RegExp(`(?:from|join)\\s+"?(\\w+)"?\\s+as\\s+"?${name}"?`, 'i').exec(text)?.[1] ?? name
}

/**
 * Lets PostgreSQL plan as for large tables: with a handful of rows every plan is as good as any other. What autovacuum has counted on a slow machine is
 * forgotten: one tenant has most of these rows.
 */
async function pretendRows({ db }: Database): Promise<void> {
  await sql`delete from pg_statistic
    where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(db)
  await sql`update pg_class set reltuples = 1000000, relpages = 1
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and pg_relation_size(oid) > 0`.execute(
    db,
  )
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** With sequential scans and the joins that love them switched off, a scan that is left, or an index that is read without a condition, means that no index helps. */
async function onPostgres({ db }: Database, text: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'hashagg'])
      await sql.raw(`set local enable_${way} = off`).execute(trx)
    const [row] = await run<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      trx,
      `explain (generic_plan, format json) ${text}`,
    )
    return wholeReads(row?.['QUERY PLAN'][0].Plan)
  })
}

function wholeReads(plan: Plan | undefined, above?: string): string[] {
  if (!plan) return []
  const relation = plan['Relation Name'] ?? above ?? ''
  const inner = (plan.Plans ?? []).map((one) => wholeReads(one, relation))
  // Of two bitmaps that are laid over each other one may be whole.
  if (plan['Node Type'] === 'BitmapAnd') return inner.some((reads) => reads.length === 0) ? [] : inner.flat()
  const isWhole =
    plan['Node Type'] === 'Seq Scan' ||
    (/Index (Only )?Scan$/.test(plan['Node Type']) && plan['Index Cond'] === undefined)
  return [...(isWhole ? [relation] : []), ...inner.flat()]
}
