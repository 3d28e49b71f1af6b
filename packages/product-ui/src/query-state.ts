/** The part of a TanStack query's result that shared components read. */
export interface QueryState<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
}
