import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * @returns a condition: the column contains the text, whatever its case, with the text's own % and _ taken literally. The database folds both sides,
 * so that letters whose case it does not know match at least themselves.
 */
export function contains(column: Expression<string | null>, text: string): Expression<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql<SqlBool>`lower(${column}) like lower(cast(${pattern} as text)) escape '\\'`
}
