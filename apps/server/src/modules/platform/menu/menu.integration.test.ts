import { defaultRoles, keysInEffect, type SeededRole } from '@seaport/contract/kernel/permission'
import {
  createMenuEntry,
  deleteMenuEntry,
  getMenu,
  listMenuEntries,
  updateMenuEntry,
} from '@seaport/contract/platform/menu'
import type { MenuNode } from '@seaport/contract/platform/menu.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import type { MenuTable } from '../../../db/schema/admin.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { ensureMenu } from './menu.public.ts'
import { seededMenu } from './menu-seed.ts'

const titles = { cn: '甲', hk: '甲', en: 'One', vi: 'Một' }
const flat = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)])

eachDatabase('menu', (location) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    owner = await createUser(server, { role: 'owner' })
  })
  afterAll(() => server.stop())

  const entries = async () => (await server.call(listMenuEntries, {}, { as: owner.as })).list
  const idsBelow = async (parent: string | null) =>
    (await entries()).filter(({ parent_id }) => parent_id === parent).map(({ id }) => id)
  const add = (body: Partial<Parameters<typeof server.call<typeof createMenuEntry>>[1]['body']> = {}) =>
    server.call(
      createMenuEntry,
      { body: { titles, icon: 'home', path: '/extra', ...body } },
      { as: owner.as },
    )
  const change = (id: string, body: object) =>
    server.call(updateMenuEntry, { params: { id }, body }, { as: owner.as })

  test.each(Object.keys(defaultRoles) as SeededRole[])(
    'the menu of %s contains what its keys open',
    async (role) => {
      const { as } = await createUser(server, { role, plan: 'default' })
      const { tree } = await server.call(getMenu, {}, { as })
      const keys: readonly string[] = [...keysInEffect(defaultRoles[role].keys, role !== 'user')]
      const expected = seededMenu().filter(
        ({ path, permission }) => path !== null && (permission === null || keys.includes(permission)),
      )
      const shown = flat(tree)
      expect(shown.flatMap(({ path }) => path ?? []).toSorted()).toEqual(
        expected.flatMap(({ path }) => path ?? []).toSorted(),
      )
      for (const group of shown.filter(({ path }) => path === null)) expect(group.children).not.toEqual([])
    },
  )

  test('titles come in the caller’s language', async () => {
    const titleIn = async (language: string) => {
      const { tree } = await server.call(
        getMenu,
        {},
        { as: owner.as, headers: { 'accept-language': language } },
      )
      return flat(tree).find(({ path }) => path === '/media')?.title
    }
    expect([await titleIn('cn'), await titleIn('zh-HK'), await titleIn('en'), await titleIn('vi')]).toEqual([
      '社交账号',
      '社交帳號',
      'Social accounts',
      'Tài khoản mạng xã hội',
    ])
  })

  test('an entry is added, moved, changed and deleted, and its siblings are renumbered', async () => {
    const group = await add({ path: null, position: 0 })
    expect((await idsBelow(null))[0]).toBe(group.id)
    const [a, b, c] = [
      await add({ parent_id: group.id, path: '/a' }),
      await add({ parent_id: group.id, path: '/b' }),
      await add({ parent_id: group.id, path: '/c', position: 1 }),
    ]
    expect(await idsBelow(group.id)).toEqual([a.id, c.id, b.id])
    expect((await change(b.id, { position: 0 })).position).toBe(0)
    expect(await idsBelow(group.id)).toEqual([b.id, a.id, c.id])
    const moved = await change(a.id, { parent_id: 'home', permission: '12' })
    expect(moved).toMatchObject({ parent_id: 'home', position: 2, permission: '12', titles })
    await refusal(
      server.call(deleteMenuEntry, { params: { id: group.id } }, { as: owner.as }),
      'menu_not_empty',
    )
    for (const { id } of [a, b, c, group])
      await server.call(deleteMenuEntry, { params: { id } }, { as: owner.as })
    await refusal(change(a.id, {}), 'not_found')
  })

  test('two translators change the titles of different languages at once', async () => {
    const { id } = await add()
    await change(id, { titles: { vi: 'Trà' } })
    expect((await change(id, { titles: { en: 'Tea' } })).titles).toEqual({ ...titles, vi: 'Trà', en: 'Tea' })
    await server.call(deleteMenuEntry, { params: { id } }, { as: owner.as })
  })

  test('a change of the key applies to the next menu', async () => {
    const entry = await add({ path: '/only-owner', permission: '13' })
    const admin = await createUser(server, { role: 'admin' })
    const sees = async () =>
      flat((await server.call(getMenu, {}, { as: admin.as })).tree).some(({ id }) => id === entry.id)
    expect(await sees()).toBe(false)
    await change(entry.id, { permission: '108' })
    expect(await sees()).toBe(true)
  })

  test('no entry moves below itself, to a missing parent, or too deep, even concurrently', async () => {
    const outer = await add({ path: null })
    const inner = await add({ path: null, parent_id: outer.id })
    const deep = await add({ parent_id: inner.id, path: '/deep' })
    await refusal(change(outer.id, { parent_id: outer.id }), 'menu_misplaced')
    await refusal(change(outer.id, { parent_id: inner.id }), 'menu_misplaced')
    await refusal(add({ parent_id: deep.id }), 'menu_misplaced')
    await refusal(add({ parent_id: 'nowhere' }), 'menu_misplaced')
    const [one, two] = [await add({ path: null }), await add({ path: null })]
    const { answers, reasons } = await tally([
      change(one.id, { parent_id: two.id }),
      change(two.id, { parent_id: one.id }),
    ])
    expect([answers.length, reasons]).toEqual([1, ['menu_misplaced']])
  })

  test.each(['javascript:alert(1)', '//evil.example', 'https://evil.example', 'x'])(
    'the path %s is refused',
    async (path) => {
      const { refusal: answer } = await refusal(add({ path }), 'invalid_input')
      expect(answer.detail?.[0]?.loc).toEqual(['body', 'path'])
    },
  )

  test('an edited menu survives the next start', async () => {
    await change('ports', { icon: 'star', titles })
    await change('payments', { parent_id: 'home', position: 0 })
    await server.call(deleteMenuEntry, { params: { id: 'scripts' } }, { as: owner.as })
    const before = await entries()
    await ensureMenu(server.installation)
    expect(await entries()).toEqual(before)
  })

  test('new entries of a later version are added once at the next start, in position, even by two servers', async () => {
    const added = (id: string, parent_id: string | null, position: number) => ({
      ...(seededMenu()[1] as MenuTable),
      id,
      parent_id,
      position,
    })
    const group = await add({ path: null })
    await server.installation.database.db.insertInto('menu_seed').values({ id: group.id }).execute()
    await server.call(deleteMenuEntry, { params: { id: group.id } }, { as: owner.as })
    const later = [
      ...seededMenu(),
      added('later', 'operation', 1),
      added('orphan', group.id, 0),
      added('new-group', null, 2),
      added('in-new-group', 'new-group', 0),
    ]
    const siblings = await idsBelow('operation')
    await Promise.all([ensureMenu(server.installation, later), ensureMenu(server.installation, later)])
    expect(await idsBelow('operation')).toEqual(siblings.toSpliced(1, 0, 'later'))
    expect(await idsBelow(null)).toContain('orphan')
    expect((await idsBelow(null))[2]).toBe('new-group')
    expect(await idsBelow('new-group')).toEqual(['in-new-group'])
    await server.call(deleteMenuEntry, { params: { id: 'later' } }, { as: owner.as })
    await ensureMenu(server.installation, later)
    expect(await idsBelow('operation')).toEqual(siblings)
  })

  test('administrators without the key are kept out', async () => {
    const { as } = await createUser(server, { role: 'admin' })
    await refusal(server.call(listMenuEntries, {}, { as }), 'forbidden')
  })
})
