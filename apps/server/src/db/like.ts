import { type Expression, type SqlBool, sql } from 'kysely'

/** @returns a condition: the column contains the text, whatever its case, with the text's own % and _ taken literally */
export function contains(column: Expression<string | null>, text: string): Expression<SqlBool> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql<SqlBool>`lower(${column}) like ${pattern} escape '\\'`
}
