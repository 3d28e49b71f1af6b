import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/query-core'

/**
 * A cache whose invalidations are never lost. In TanStack's own, a fetch that an invalidation does not restart, as a query's first one, ends the
 * invalidation with an answer that may be older than the change (TanStack/query#8530, #11526). Here the query is then invalidated again.
 */
export class LiveQueryClient extends QueryClient {
  /** The fetch of a query after which it is invalidated again. */
  readonly #outdated = new WeakMap<Query, Promise<unknown>>()

  override invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters)) this.#invalidateAnswer(query)
    return super.invalidateQueries(filters, options)
  }

  #invalidateAnswer(query: Query): void {
    const { promise } = query
    if (!promise || this.#outdated.get(query) === promise) return
    this.#outdated.set(query, promise)
    promise.then(
      () => void super.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      // It was restarted, or failed.
      () => undefined,
    )
  }
}
