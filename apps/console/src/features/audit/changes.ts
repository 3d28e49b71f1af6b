import type { AuditEntry } from '@seaport/contract/platform/audit.schema'

/** A changed field of an audit entry. */
export interface Change {
  /** As the API names it. */
  field: string
  /** As stored; null = empty or absent. */
  before: unknown
  after: unknown
}

/** Changed fields of an audit entry, in stored order. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => ({ field, before: orNull(before?.[field]), after: orNull(after?.[field]) }))
}

const orNull = (value: unknown) => (value === undefined || value === '' ? null : value)
