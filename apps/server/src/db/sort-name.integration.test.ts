import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { createAccount, listAccounts } from '@seaport/contract/desk/account'
import { createSeat, listSeats } from '@seaport/contract/desk/seat'
import { listResources } from '@seaport/contract/work/resource'
import { createScript, listScripts, scriptGroups } from '@seaport/contract/work/script'
import { endTask, listTasks } from '@seaport/contract/work/task'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { bothDatabases, createDatabase, type TestDatabase } from '../../../../tests/support/databases.ts'
import { onSqliteAlone } from '../../../../tests/support/postgres.ts'
import { migrateEmpty } from '../test-support/migrated.ts'
import { PASSWORD } from '../test-support/people.ts'
import * as scenes from '../test-support/scene.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

/** Names in their expected order, whatever the locale of the database. */
const NAMES = [
  'account 2',
  'Account 10',
  'ban',
  'Bän',
  'bạn',
  'da',
  'Đà Nẵng',
  'dab',
  'Zed',
  'Анна',
  '茶',
  '茶葉',
  '😀 tea',
]

const written = [8, 3, 11, 0, 6, 12, 1, 9, 4, 2, 10, 5, 7].map((at) => NAMES[at] as string)

function sortsByName(open: () => Promise<TestServer>) {
  let server: TestServer
  let scene: scenes.Scene
  beforeAll(async () => {
    server = await open()
    scene = await scenes.createScene(server)
  })
  afterAll(() => server?.stop())

  /** Reads a list page by page. */
  const readAll = async (read: (page: number) => Promise<string[]>) => {
    const all: string[] = []
    for (let page = 1; ; page += 1) {
      const names = await read(page)
      all.push(...names)
      if (names.length < 5) return all
    }
  }
  /** Other rows of the lists, such as the scene's own seat. */
  const known = (names: string[]) => names.filter((name) => NAMES.includes(name))

  test.each(['asc', 'desc'] as const)('names sort in one order, %s', async (order) => {
    const as = scene.supervisor
    if (order === 'asc') {
      for (const [index, name] of written.entries()) {
        await server.call(createSeat, { body: { name, password: PASSWORD, allocated: 0 } }, as)
        await server.call(
          createScript,
          { body: { title: name, networks: ['x'], content: { type: 'text', text: 'Tea' } } },
          as,
        )
        await server.call(scriptGroups.create, { body: { name } }, as)
        const id = await scenes.addTask(scene, { name })
        // Some tasks hold their port, so that the list is merged from two parts.
        if (index > 2) await server.call(endTask, { params: { id } }, as)
      }
      const task = await scenes.taskIn(scene, 'running')
      await scenes.upload(
        scene,
        task,
        written.map((name, at) => scenes.person(at + 1, { name })),
      )
    }
    const query = (page: number) => ({ query: { sort: 'name' as const, order, page, page_size: 5 } })
    const lists = {
      seats: (page: number) => server.call(listSeats, query(page), as),
      tasks: (page: number) => server.call(listTasks, query(page), as),
      resources: (page: number) => server.call(listResources, query(page), as),
      groups: (page: number) => server.call(scriptGroups.list, query(page), as),
    }
    const expected = order === 'asc' ? NAMES : NAMES.toReversed()
    for (const [of, read] of Object.entries(lists))
      expect([
        of,
        known(await readAll(async (page) => (await read(page)).list.map(({ name }) => name))),
      ]).toEqual([of, expected])
    const titles = await readAll(async (page) =>
      (await server.call(listScripts, { query: { ...query(page).query, sort: 'title' } }, as)).list.map(
        ({ title }) => title,
      ),
    )
    expect(known(titles)).toEqual(expected)
  })

  test('accounts sort by handle, ignoring case', async () => {
    const as = scene.supervisor
    const handles = ['ann', 'ann_b', 'Ann1', 'Bob', 'zed']
    const inOrder = ['ann', 'Ann1', 'ann_b', 'Bob', 'zed']
    for (const account of handles) await server.call(createAccount, { body: { network: 'x', account } }, as)
    const query = { sort: 'account', order: 'asc', network: 'x', page_size: 50 } as const
    const { list } = await server.call(listAccounts, { query }, as)
    expect(list.map(({ account }) => account)).toEqual(inOrder)
  })
}

bothDatabases('lists by name', (location) => {
  sortsByName(() => startTestServer(location))
})

describe.skipIf(onSqliteAlone)('lists by name in a database of another locale', () => {
  let database: TestDatabase
  let dataDir: string
  beforeAll(async () => {
    const prepare = (url: string) => migrateEmpty({ url, file: '' })
    dataDir = mkdtempSync(join(inject('runFolder'), 'vi_'))
    database = await createDatabase({ name: 'migrated, in Vietnamese', locale: 'vi', prepare })
  })
  afterAll(() => database?.drop())
  sortsByName(() => startTestServer({ url: database.url, dataDir }))
})
