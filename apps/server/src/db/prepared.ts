import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely'
import { keepPlan } from './kept-plans.ts'
import type { Db, Trx } from './schema.ts'

/** Stands in a query for a value that each run gives. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Builds a statement once for each kind of database, for what comes with every request: building costs more than running it, and so does planning on PostgreSQL,
 * whose connections keep the plan.
 * @param build the values that it is given may stand in the statement as they are, and nowhere else: what the statement looks like can't depend
 * on them
 * @returns runs the statement with the values of a call
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db | Trx, values: Values) => Promise<Row[]> {
  const statements = new WeakMap<DialectAdapter, CompiledQuery<Row>>()
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Values
  return async (db, values) => {
    const { adapter } = db.getExecutor()
    let statement = statements.get(adapter)
    if (!statement) {
      statement = build(db, slots).compile()
      statements.set(adapter, statement)
      keepPlan(statement.sql)
    }
    const parameters = statement.parameters.map((value) =>
      value instanceof Slot ? values[value.name] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters })
    return rows
  }
}
