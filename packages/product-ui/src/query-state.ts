/** The part of a TanStack query's result that shared components read. */
export interface QueryState<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
}

/** @returns whether an error says that there is no such record: recognized by its shape, as the kit does */
export function isGone(error: unknown): boolean {
  return (error as { refusal?: { reason?: unknown } } | null)?.refusal?.reason === 'not_found'
}
