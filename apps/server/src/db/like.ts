import { searchKey, withoutAt } from '@seaport/contract/kernel/fold'
import { type Expression, type SqlBool, sql } from 'kysely'

/** @returns a condition: the column contains the text, ignoring case and Unicode composition */
export function contains(column: Expression<string | null>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`contains_text(${column}, cast(${searchKey(text)} as text))`
}

/** @returns the same for a column of handles: the search may begin with the @ that screens show before them */
export function containsHandle(column: Expression<string | null>, text: string): Expression<SqlBool> {
  return contains(column, withoutAt(text))
}
