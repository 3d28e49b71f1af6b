/** What an application read, or is about to: the shape that react-query gives. */
export interface Reading<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
}
