import type { DataOf, Endpoint, InputOf } from '@seaport/contract/kernel/endpoint'
import type { Client } from './client.ts'

/** Rows of one page; the most that the server gives at once. */
const PAGE_SIZE = 200

export type RowOf<E extends Endpoint> = DataOf<E> extends { list: readonly (infer Row)[] } ? Row : never

export type WholeList<E extends Endpoint> = DataOf<E> & { list: readonly RowOf<E>[]; total: number | null }

/** Reads all rows of a list, page after page, for what has to show each of them. A page that brings nothing new is the last. */
export async function readWholeList<const E extends Endpoint>(
  client: Pick<Client, 'call'>,
  endpoint: E,
  { params, query }: { params?: object; query?: object },
  signal?: AbortSignal,
): Promise<WholeList<E>> {
  // A row that moves to the next page meanwhile comes twice.
  const rows = new Map<string, RowOf<E>>()
  for (let page = 1; ; page += 1) {
    const input: object = { ...(params && { params }), query: { ...query, page_size: PAGE_SIZE, page } }
    const answer = (await client.call(endpoint, input as InputOf<E>, signal && { signal })) as WholeList<E>
    const before = rows.size
    for (const row of answer.list) rows.set((row as { id: string }).id, row)
    if (answer.list.length < PAGE_SIZE || rows.size === before) return { ...answer, list: [...rows.values()] }
  }
}
