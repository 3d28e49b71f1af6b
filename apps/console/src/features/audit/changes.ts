import type { AuditEntry } from '@seaport/contract/platform/audit.schema'

/** A field that an act changed. */
export interface Change {
  field: string
  /** As text; null = it was empty, or not there. */
  before: string | null
  after: string | null
}

/** What an act changed, field by field, in the order in which it was kept. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
}
