/** Damage to a page's first row, or errors beside its rows. */
export const damages = ['null_row', 'null_fields', 'other_type', 'partial_errors'] as const
export type Damage = (typeof damages)[number]

interface Page {
  data?: (Record<string, unknown> | null)[]
  errors?: unknown[]
}

/** X omits what it can't show, and adds errors for it (docs.x.com/x-api/fundamentals/response-codes-and-errors, "Partial errors"). */
const partialError = {
  resource_id: '1',
  parameter: 'pinned_tweet_id',
  resource_type: 'tweet',
  section: 'includes',
  title: 'Authorization Error',
  value: '1',
  detail: 'Sorry, you are not authorized to see the Tweet with pinned_tweet_id: [1].',
  type: 'https://api.x.com/2/problems/not-authorized-for-resource',
}

/** The fields that identify a row, for a row whose other fields are null. */
const known: readonly string[] = ['id', 'username']

/**
 * @returns a page with its first row damaged as it was seen to be: null in place of a person (fa0311/twitter_openapi_python#5), null fields, a field of another
 * type, and errors beside data (HunterLarco/twitter-v2#26)
 */
export function damaged(page: Page, damage: Damage): Page {
  if (damage === 'partial_errors') return { ...page, errors: [partialError] }
  const [first, ...others] = Array.isArray(page.data) ? page.data : []
  if (!first) return page
  const nulls = Object.entries(first).map(([name, value]) => [name, known.includes(name) ? value : null])
  const rows = {
    null_row: null,
    null_fields: Object.fromEntries(nulls) as Record<string, unknown>,
    other_type: { ...first, id: { is: 'an object' } },
  }
  return { ...page, data: [rows[damage], ...others] }
}
