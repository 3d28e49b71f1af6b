import { listRoles } from '@seaport/contract/people/role'
import { expect, test } from 'vitest'
import { readWholeList } from './whole-list.ts'

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `role-${first + index}` }))

/** Answers page by page. @returns the pages that were asked for */
function answering(pageAt: (page: number) => { id: string }[]) {
  const asked: unknown[] = []
  const call = async (_: unknown, { query }: { query: { page: number } }) => {
    asked.push(query)
    return { list: pageAt(query.page), total: null }
  }
  return { client: { call } as never, asked }
}

test('a list is read to its end, each row once though it moved to the next page meanwhile', async () => {
  const { client, asked } = answering((page) => (page === 1 ? rowsFrom(0, 200) : rowsFrom(199, 3)))
  const { list } = await readWholeList(client, listRoles, { query: { superuser: 'true' } })
  expect(list.map(({ id }) => id)).toEqual(rowsFrom(0, 202).map(({ id }) => id))
  expect(asked).toEqual([
    { superuser: 'true', page_size: 200, page: 1 },
    { superuser: 'true', page_size: 200, page: 2 },
  ])
})

test('a server that answers every page with the same rows is asked twice', async () => {
  const { client, asked } = answering(() => rowsFrom(0, 200))
  expect((await readWholeList(client, listRoles, {})).list).toHaveLength(200)
  expect(asked).toHaveLength(2)
})
