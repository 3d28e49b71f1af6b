import { searchKey } from '@seaport/contract/kernel/fold'
import { type Expression, type SqlBool, sql } from 'kysely'

/** @returns a condition: the column contains the text, ignoring case and Unicode composition */
export function contains(column: Expression<string | null>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`contains_text(${column}, cast(${searchKey(text)} as text))`
}
