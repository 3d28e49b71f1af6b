import { MAX_COUNTED } from '@seaport/contract/kernel/primitives'
import { listQuery } from '@seaport/contract/kernel/primitives.schema'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import { type Database, openDatabase } from './open.ts'
import { readPage } from './page.ts'

interface Numbers {
  number: { n: number }
}

bothDatabases('pages of a long list', (location) => {
  let database: Database
  let numbers: Kysely<Numbers>
  beforeAll(async () => {
    database = openDatabase(location)
    numbers = database.db as unknown as Kysely<Numbers>
    await numbers.schema.createTable('number').addColumn('n', 'integer').execute()
    await sql`insert into number (n)
      with recursive upTo(n) as (select 1 union all select n + 1 from upTo where n <= ${MAX_COUNTED}) select n from upTo`.execute(
      numbers,
    )
  })
  afterAll(() => database.close())

  const page = (least: number, page: number) =>
    readPage(database.db, numbers.selectFrom('number').select('n').where('n', '>=', least).orderBy('n'), {
      page,
      page_size: 200,
    })

  test('rows are counted only as far as pages reach', async () => {
    expect(await page(1, 1)).toMatchObject({ total: MAX_COUNTED })
    expect(await page(4, 1)).toMatchObject({ total: MAX_COUNTED - 2 })
    const { rows } = await page(1, MAX_COUNTED / 200)
    expect(rows.at(-1)).toEqual({ n: MAX_COUNTED })
  })
})

test('a page beyond the last counted one is refused with the name of its field', () => {
  const query = listQuery(['name'], {})
  expect(query.safeParse({ page: 500, page_size: 20 }).success).toBe(true)
  for (const [page, page_size] of [
    [501, 20],
    [51, 200],
  ])
    expect(query.safeParse({ page, page_size }).error?.issues).toMatchObject([
      { code: 'too_big', path: ['page'], maximum: MAX_COUNTED / (page_size ?? 1) },
    ])
})
