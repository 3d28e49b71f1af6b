import type { AuditEntry } from '@seaport/contract/platform/audit.schema'

/** A changed field of an audit entry. */
export interface Change {
  field: string
  /** As text; null = empty or absent. */
  before: string | null
  after: string | null
}

/** Changed fields of an audit entry, in stored order. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
}
