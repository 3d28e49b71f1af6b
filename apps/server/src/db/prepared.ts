import { type Compilable, type CompiledQuery, type DialectAdapter, PostgresAdapter } from 'kysely'
import type { DatabaseKind } from './dialect.ts'
import { keepPlan } from './kept-plans.ts'
import type { Db, Trx } from './schema.ts'

/** Placeholder in a query for a value of each run. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Builds a statement once per dialect, for frequent calls: building costs more than running it, and so does planning on PostgreSQL, whose connections
 * cache the plan.
 * @param build may use its arguments only as values in the statement, not to change its structure
 * @returns a function that runs the statement with the values of a call
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values, kind: DatabaseKind) => Compilable<Row>,
): (db: Db | Trx, values: Values) => Promise<Row[]> {
  const run = preparedForms((db: Db, values: Values, _, kind) => build(db, values, kind))
  return (db, values) => run(db, 'only', values)
}

/** The same for a statement with several variants, each of which is built once. */
export function preparedForms<Form extends string, Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values, form: Form, kind: DatabaseKind) => Compilable<Row>,
): (db: Db | Trx, form: Form, values: Values) => Promise<Row[]> {
  const statements = new WeakMap<DialectAdapter, Map<Form, CompiledQuery<Row>>>()
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Values
  const built = (db: Db | Trx, form: Form) => {
    const { adapter } = db.getExecutor()
    const forms = statements.get(adapter) ?? new Map<Form, CompiledQuery<Row>>()
    statements.set(adapter, forms)
    const known = forms.get(form)
    if (known) return known
    const kind = adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
    const statement = build(db, slots, form, kind).compile()
    forms.set(form, statement)
    keepPlan(statement.sql)
    return statement
  }
  return async (db, form, values) => {
    const statement = built(db, form)
    const parameters = statement.parameters.map((value) =>
      value instanceof Slot ? values[value.name] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters })
    return rows
  }
}
