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

/** Adds a filter; replaces one of the same name and drops the oldest. */
export function withSaved(saved: readonly SavedFilter[], next: SavedFilter): readonly SavedFilter[] {
  return [...saved.filter(({ name }) => name !== next.name), next].slice(-MAX_SAVED)
}
