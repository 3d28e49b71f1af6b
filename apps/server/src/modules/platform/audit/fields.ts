/** Fields in an audit entry. */
export type Fields = Readonly<Record<string, unknown>>

const HIDDEN = '[hidden]'
const secretName = /pass(word|wd|phrase)?|secret|token|hash|credential|sealed/i

/**
 * The fields of an audit entry: for a change only the fields that differ, and for secrets only that they were set.
 * @param before missing = created
 * @param after missing = deleted
 */
export function changedFields(
  before: Fields | undefined,
  after: Fields | undefined,
): { before: Fields | null; after: Fields | null } {
  const names = Object.keys({ ...before, ...after })
  const differing =
    before && after ? names.filter((name) => textOf(before[name]) !== textOf(after[name])) : names
  const pick = (fields: Fields | undefined) =>
    fields
      ? Object.fromEntries(
          differing
            .filter((name) => fields[name] !== undefined)
            .map((name) => [name, shown(name, fields[name])]),
        )
      : null
  return { before: pick(before), after: pick(after) }
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

/** Secrets are hidden at any depth; that there is one, or none, is no secret. */
function shown(name: string, value: unknown): unknown {
  if (secretName.test(name)) return value === null || typeof value === 'boolean' ? value : HIDDEN
  if (Array.isArray(value)) return value.map((item) => shown('', item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, shown(inner, item)]))
}
