import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'

/** A statement whose plan reads whole tables or indexes, or puts rows of tables in order that no index has in this order. */
export interface Finding {
  text: string
  tables: string[]
}

interface Findings {
  scans: Finding[]
  sorts: Finding[]
}

/** @returns statements that scan something completely, whatever their values, and those that sort in memory */
export async function explainAll(database: Database, texts: Iterable<string>): Promise<Findings> {
  if (database.kind === 'postgres') await pretendRows(database)
  const found: Findings = { scans: [], sorts: [] }
  for (const text of texts) {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) continue
    if (/pgboss|pg_catalog|sqlite_master|kysely_migration/.test(text)) continue
    const { scanned, sorted } = await (database.kind === 'sqlite' ? onSqlite : onPostgres)(database, text)
    const add = (to: Finding[], tables: string[]) => {
      if (tables.length > 0) to.push({ text: text.replace(/\s+/g, ' '), tables: [...new Set(tables)] })
    }
    add(found.scans, scanned)
    add(found.sorts, sorted)
  }
  return found
}

/** Tables that one statement reads whole, and tables of which it sorts rows. */
interface Tables {
  scanned: string[]
  sorted: string[]
}

/** Text of our own that is run as it is. */
async function run<Row>(db: Kysely<Schema>, text: string, parameters: readonly unknown[] = []) {
  const { query, queryId } = sql`select 1`.compile(db)
  return (await db.executeQuery<Row>({ query, queryId, sql: text, parameters })).rows
}

/** A line of a plan; lines of one parent are steps of one query. */
interface Step {
  parent: number
  detail: string
}

async function onSqlite({ db }: Database, text: string): Promise<Tables> {
  const holes = text.match(/\?/g) ?? []
  const nulls = holes.map(() => null)
  const steps = await run<Step>(db, `explain query plan ${text}`, nulls)
  const readBy = ({ detail }: Step, how: RegExp): string[] => {
    const name = how.exec(detail)?.[1]
    if (!name || /VIRTUAL TABLE|CONSTANT ROW|VALUES CLAUSE/.test(detail)) return []
    // The result of a subquery is read completely; its own plan is explained by separate lines.
    return new RegExp(`\\)\\s+as\\s+"?${name}"?`, 'i').test(text) ? [] : [tableOf(text, name)]
  }
  return {
    scanned: steps.flatMap((step) => readBy(step, /^SCAN (\w+)/)),
    sorted: steps
      .filter(({ detail }) => /^USE TEMP B-TREE FOR .*ORDER BY/.test(detail))
      .flatMap(({ parent }) =>
        steps
          .filter((step) => step.parent === parent)
          .flatMap((step) => readBy(step, /^(?:SCAN|SEARCH) (\w+)/)),
      ),
  }
}

/** @returns the table behind an alias */
function tableOf(text: string, name: string): string {
  return new RegExp(`(?:from|join)\\s+"?(\\w+)"?\\s+as\\s+"?${name}"?`, 'i').exec(text)?.[1] ?? name
}

/**
 * Makes PostgreSQL plan as for large tables: with a handful of rows every plan is equally good. Statistics from autovacuum on a slow machine are
 * cleared, because one tenant has most of these rows.
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

/**
 * With sequential scans and hash and merge joins switched off, a remaining scan, or an index read without a condition, means that no index helps. The
 * same holds for an order for which rows are sorted, or an index read completely, with sorting switched off.
 */
async function onPostgres({ db }: Database, text: string): Promise<Tables> {
  return db.transaction().execute(async (trx) => {
    const without = async (...ways: string[]): Promise<Plan | undefined> => {
      for (const way of ways) await sql.raw(`set local enable_${way} = off`).execute(trx)
      const [row] = await run<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        trx,
        `explain (generic_plan, format json) ${text}`,
      )
      return row?.['QUERY PLAN'][0].Plan
    }
    const scanned = wholeReads(await without('seqscan', 'hashjoin', 'mergejoin', 'hashagg'))
    if (!/order by/i.test(text)) return { scanned, sorted: [] }
    await sql`set local enable_hashagg = on`.execute(trx)
    const unsorted = await without('sort')
    const instead = wholeReads(unsorted).filter((table) => !scanned.includes(table))
    return { scanned, sorted: [...sortedRows(unsorted), ...instead] }
  })
}

function sortedRows(plan: Plan | undefined): string[] {
  if (!plan) return []
  const inner = (plan.Plans ?? []).flatMap(sortedRows)
  return /^(Incremental )?Sort$/.test(plan['Node Type']) ? [...relationsOf(plan), ...inner] : inner
}

function relationsOf(plan: Plan): string[] {
  const relation = plan['Relation Name']
  return [...(relation ? [relation] : []), ...(plan.Plans ?? []).flatMap(relationsOf)]
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
