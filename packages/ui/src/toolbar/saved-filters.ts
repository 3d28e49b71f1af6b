/** The values of a list's filters, by their names; '' for all. */
export type FilterValues = Readonly<Record<string, string>>

export interface SavedFilter {
  name: string
  values: FilterValues
}

/** Maximum per list. */
export const MAX_SAVED = 20

/** Parses stored filters; undefined for invalid text. */
export function readSaved(text: string): readonly SavedFilter[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every(isSaved) ? value : undefined
  } catch {
    return undefined
  }
}

function isSaved(value: unknown): value is SavedFilter {
  if (typeof value !== 'object' || value === null) return false
  const { name, values } = value as Partial<SavedFilter>
  return (
    typeof name === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((one) => typeof one === 'string')
  )
}

/** Whether two sets of values are equal. */
export function sameFilter(one: FilterValues, other: FilterValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/** @returns what a filter of this name would replace: one of the same name, else the oldest of a full list */
export function replacedBy(saved: readonly SavedFilter[], name: string): SavedFilter | undefined {
  return saved.find((filter) => filter.name === name) ?? (saved.length < MAX_SAVED ? undefined : saved[0])
}

/** Adds a filter; see {@link replacedBy}. */
export function withSaved(saved: readonly SavedFilter[], next: SavedFilter): readonly SavedFilter[] {
  const replaced = replacedBy(saved, next.name)
  return [...saved.filter((filter) => filter !== replaced), next]
}
