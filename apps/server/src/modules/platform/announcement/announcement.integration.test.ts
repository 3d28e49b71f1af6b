import { API_BASE } from '@seaport/contract/api'
import { locales } from '@seaport/contract/kernel/locale'
import { userInfo } from '@seaport/contract/people/user'
import {
  adminGetAnnouncement,
  adminListAnnouncements,
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  listAnnouncements,
  readAllAnnouncements,
  readAnnouncement,
  updateAnnouncement,
} from '@seaport/contract/platform/announcement'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { whileHeld } from '../../../test-support/while-held.ts'

const DAY = 24 * 60 * 60
const en = (title: string) => ({ en: { title, content: `# ${title}` } })

eachDatabase('announcements', (location) => {
  let server: TestServer
  let author: TestUser
  let user: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    author = await createUser(server, { role: 'admin' })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.installation.database.db.deleteFrom('announcement').execute()
    user = await createUser(server)
    server.clock.advance(1)
  })

  const publish = (body: object = {}) =>
    server.call(
      createAnnouncement,
      { body: { type: 'system', texts: en('News'), ...body } },
      { as: author.as },
    )
  const list = (query: object = {}, { as }: TestUser = user) =>
    server.call(listAnnouncements, { query }, { as })
  const read = (id: string, { as }: TestUser = user) =>
    server.call(readAnnouncement, { params: { id } }, { as })
  const readAll = ({ as }: TestUser = user) => server.call(readAllAnnouncements, {}, { as })
  const unread = async ({ as }: TestUser = user) => (await server.call(userInfo, {}, { as })).unread_count
  const change = (id: string, body: object) =>
    server.call(updateAnnouncement, { params: { id }, body }, { as: author.as })
  const inSeconds = (seconds: number) => new Date(server.clock.now() + seconds * 1000).toISOString()

  test('an announcement is read in the caller’s language, else in one that it has', async () => {
    const texts = {
      cn: { title: '维护', content: '今晚' },
      vi: { title: 'Bảo trì', content: 'Tối nay' },
    }
    const { id } = await publish({ type: 'update', texts })
    const inLanguage = async (language: string) => {
      const options = { as: user.as, headers: { 'accept-language': language } }
      const one = await server.call(getAnnouncement, { params: { id } }, options)
      const [listed] = (await server.call(listAnnouncements, {}, options)).list
      expect(listed).toEqual({ ...one, content: undefined, newer: undefined, older: undefined })
      return [one.language, one.title, one.content]
    }
    expect(await inLanguage('vi')).toEqual(['vi', 'Bảo trì', 'Tối nay'])
    expect(await inLanguage('en')).toEqual(['cn', '维护', '今晚'])
    const asked = await server.call(
      getAnnouncement,
      { params: { id }, query: { language: 'vi' } },
      { as: user.as },
    )
    expect(asked).toMatchObject({ language: 'vi', type: 'update', read: false })
  })

  test.each([
    { written: ['cn', 'vi'], read: { cn: 'cn', hk: 'cn', en: 'cn', vi: 'vi' } },
    { written: ['hk', 'en'], read: { cn: 'hk', hk: 'hk', en: 'en', vi: 'hk' } },
    { written: ['hk', 'vi'], read: { cn: 'hk', hk: 'hk', en: 'hk', vi: 'vi' } },
    { written: ['en', 'vi'], read: { cn: 'en', hk: 'en', en: 'en', vi: 'vi' } },
    { written: ['vi'], read: { cn: 'vi', hk: 'vi', en: 'vi', vi: 'vi' } },
  ] as const)('an announcement in $written falls back to the first of its languages', async (one) => {
    const texts = one.written.map((language) => [language, { title: language, content: language }])
    const { id } = await publish({ texts: Object.fromEntries(texts) })
    const read = locales.map(async (language) => {
      const { title } = await server.call(
        getAnnouncement,
        { params: { id }, query: { language } },
        { as: user.as },
      )
      return [language, title]
    })
    expect(Object.fromEntries(await Promise.all(read))).toEqual(one.read)
  })

  test('two translators change different languages at once, and one language stays', async () => {
    const cn = { title: '维护', content: '今晚' }
    const vi = { title: 'Bảo trì', content: 'Tối nay' }
    const { id } = await publish({ texts: { cn, vi } })
    await change(id, { texts: { vi: { title: 'Bảo trì', content: 'Ngày mai' } } })
    const both = await change(id, { texts: { cn: null, en: { title: 'Repairs', content: 'Tomorrow' } } })
    expect(both.texts).toEqual({
      vi: { title: 'Bảo trì', content: 'Ngày mai' },
      en: { title: 'Repairs', content: 'Tomorrow' },
    })
    await refusal(change(id, { texts: { vi: null, en: null } }), 'invalid_input')
    await server.call(deleteAnnouncement, { params: { id } }, { as: author.as })
  })

  test('unread announcements are counted, in the header too, separately for each user', async () => {
    const other = await createUser(server)
    server.clock.advance(1)
    const [a, b] = [await publish(), await publish()]
    await publish()
    expect([await unread(), await unread(other)]).toEqual([3, 3])
    expect(await read(a.id)).toEqual({ unread_count: 2 })
    expect(await read(a.id)).toEqual({ unread_count: 2 })
    expect((await list({ read: 'true' })).list.map(({ id }) => id)).toEqual([a.id])
    expect(await list({ read: 'false', page_size: 1 })).toMatchObject({ total: 2, unread_count: 2 })
    expect(await readAll()).toEqual({ unread_count: 0 })
    expect((await list()).list.every((entry) => entry.read)).toBe(true)
    expect([await unread(), await unread(other)]).toEqual([0, 3])
    await server.call(deleteAnnouncement, { params: { id: b.id } }, { as: author.as })
    expect(await unread(other)).toBe(2)
    await publish()
    expect(await unread()).toBe(1)
  })

  test('the header’s answer changes with the count', async () => {
    const path = `${API_BASE}${userInfo.path}`
    const poll = async (tag: string) =>
      server.send('GET', path, { headers: { ...(await user.as('', '')), 'if-none-match': tag } })
    const first = (await poll('')).headers.get('etag') ?? ''
    expect((await poll(first)).status).toBe(304)
    await publish()
    expect((await poll(first)).status).toBe(200)
  })

  test('announcements from before a registration are not unread', async () => {
    await publish()
    server.clock.advance(1)
    const late = await createUser(server)
    expect(await unread(late)).toBe(0)
    expect((await list({}, late)).list.map((entry) => entry.read)).toEqual([true])
  })

  test('a future announcement is invisible until its time comes', async () => {
    const { id } = await publish({ published_at: inSeconds(60) })
    expect([await unread(), (await list()).total]).toEqual([0, 0])
    await refusal(server.call(getAnnouncement, { params: { id } }, { as: user.as }), 'not_found')
    await refusal(read(id), 'not_found')
    await readAll()
    const moved = await change(id, { published_at: inSeconds(30) })
    expect(moved).toMatchObject({ published: false, published_at: inSeconds(30) })
    server.clock.advance(30)
    expect([await unread(), (await list()).total]).toEqual([1, 1])
    await refusal(change(id, { published_at: inSeconds(60) }), 'announcement_published')
    const past = await refusal(publish({ published_at: inSeconds(0) }), 'publish_in_past')
    expect(past.refusal.detail?.[0]?.loc).toEqual(['body', 'published_at'])
  })

  test('one that is planned can be published now, and then has its time', async () => {
    const { id } = await publish({ published_at: inSeconds(60) })
    expect(await change(id, { published_at: null })).toMatchObject({
      published: true,
      published_at: inSeconds(0),
    })
    expect([await unread(), (await list()).total]).toEqual([1, 1])
    await refusal(change(id, { published_at: null }), 'announcement_published')
  })

  test('something published in the same moment as mark-all-read stays unread', async () => {
    await publish()
    await publish()
    expect(await readAll()).toEqual({ unread_count: 0 })
    const next = await publish()
    expect(await list({ read: 'false' })).toMatchObject({ list: [{ id: next.id }], unread_count: 1 })
    expect(await readAll()).toEqual({ unread_count: 0 })
  })

  test('a server whose clock is behind takes back nothing that was read', async () => {
    await publish()
    for (let more = 0; more < 2; more += 1) {
      server.clock.advance(1)
      await publish()
    }
    await readAll()
    server.clock.advance(-2)
    expect(await readAll()).toEqual({ unread_count: 0 })
    server.clock.advance(2)
    expect(await unread()).toBe(0)
  })

  test('a list can be filtered by period, type and text', async () => {
    await publish({ texts: en('Old harbour') })
    server.clock.advance(10 * DAY)
    await publish({ type: 'security', texts: en('New harbour') })
    const titles = async (query: object) => (await list(query)).list.map(({ title }) => title)
    expect(await titles({})).toEqual(['New harbour', 'Old harbour'])
    expect(await titles({ order: 'asc' })).toEqual(['Old harbour', 'New harbour'])
    for (const period of ['three_days', 'seven_days'])
      expect(await titles({ period })).toEqual(['New harbour'])
    for (const period of ['one_month', 'two_months', 'three_months'])
      expect(await titles({ period })).toHaveLength(2)
    expect(await titles({ type: 'system' })).toEqual(['Old harbour'])
    expect(await titles({ search: 'OLD' })).toEqual(['Old harbour'])
    expect(await titles({ search: '%' })).toEqual([])
    // One o'clock in UTC: still the day before in New York.
    server.clock.advance(2 * DAY + 17 * 60 * 60)
    expect(await titles({ period: 'three_days', time_zone: 'Asia/Ho_Chi_Minh' })).toEqual([])
    expect(await titles({ period: 'three_days', time_zone: 'America/New_York' })).toEqual(['New harbour'])
    const { list: all } = await server.call(
      adminListAnnouncements,
      { query: { period: 'three_days', time_zone: 'America/New_York' } },
      { as: author.as },
    )
    expect(all).toHaveLength(1)
  })

  test('an announcement links to its neighbours, never to future ones, in the requested language', async () => {
    const { id: oldest } = await publish({ texts: en('First') })
    server.clock.advance(60)
    const texts = { ...en('Second'), vi: { title: 'Hai', content: 'b' } }
    const { id: middle } = await publish({ texts })
    const { id: twin } = await publish({ texts: en('At the same moment') })
    server.clock.advance(60)
    const { id: newest } = await publish({ texts: en('Third') })
    await publish({ texts: en('Fourth'), published_at: inSeconds(DAY) })
    const beside = async (id: string) => {
      const input = { params: { id }, query: { language: 'vi' as const } }
      const { newer, older } = await server.call(getAnnouncement, input, { as: user.as })
      return [newer, older]
    }
    expect(await beside(newest)).toEqual([null, { id: twin, title: 'At the same moment' }])
    expect(await beside(twin)).toEqual([
      { id: newest, title: 'Third' },
      { id: middle, title: 'Hai' },
    ])
    expect(await beside(middle)).toEqual([
      { id: twin, title: 'At the same moment' },
      { id: oldest, title: 'First' },
    ])
    expect((await beside(oldest))[0]).toEqual({ id: middle, title: 'Hai' })
  })

  test('authors see all, change texts and types, and delete', async () => {
    const one = await publish({ texts: { ...en('One'), cn: { title: '一', content: '一' } } })
    const later = await publish({ published_at: inSeconds(DAY) })
    const page = (query: object) => server.call(adminListAnnouncements, { query }, { as: author.as })
    expect((await page({})).list.map(({ id }) => id)).toEqual([later.id, one.id])
    expect((await page({ published: 'false' })).list.map(({ id }) => id)).toEqual([later.id])
    expect((await page({ published: 'true', search: '一' })).list).toMatchObject([{ id: one.id }])
    server.clock.advance(3 * DAY)
    expect((await page({ period: 'three_days', published: 'true' })).list.map(({ id }) => id)).toEqual([
      later.id,
    ])
    expect((await page({ period: 'seven_days' })).total).toBe(2)
    const changed = await change(one.id, { type: 'activity', texts: { ...en('Changed'), cn: null } })
    expect([changed.type, changed.texts]).toEqual(['activity', en('Changed')])
    expect(await server.call(adminGetAnnouncement, { params: { id: one.id } }, { as: author.as })).toEqual(
      changed,
    )
    await server.call(deleteAnnouncement, { params: { id: one.id } }, { as: author.as })
    await refusal(read(one.id), 'not_found')
    await refusal(change(one.id, {}), 'not_found')
  })

  test('an announcement needs a title and a text, in a supported language', async () => {
    for (const texts of [
      {},
      { en: { title: '', content: 'x' } },
      { en: { title: 'x' } },
      { fr: { title: 'x', content: 'x' } },
    ])
      await refusal(publish({ texts }), 'invalid_input')
  })

  test('readers, authors and others keep to their keys', async () => {
    const { id } = await publish()
    await refusal(list({}, author), 'forbidden')
    await refusal(read(id, author), 'forbidden')
    expect(await unread(author)).toBe(0)
    await refusal(server.call(adminListAnnouncements, {}, { as: user.as }), 'forbidden')
    await refusal(server.call(deleteAnnouncement, { params: { id } }, { as: user.as }), 'forbidden')
  })

  test('concurrent reading, twice and all at once, never miscounts', async () => {
    const ids: string[] = []
    for (let index = 0; index < 6; index += 1) ids.push((await publish()).id)
    await Promise.all([...ids.slice(0, 4), ...ids.slice(0, 4)].map((id) => read(id)))
    expect(await unread()).toBe(2)
    await Promise.all([readAll(), ...ids.map((id) => read(id)), readAll()])
    expect(await unread()).toBe(0)
    const next = await publish()
    const outcomes = await Promise.allSettled([
      read(next.id),
      server.call(deleteAnnouncement, { params: { id: next.id } }, { as: author.as }),
    ])
    expect(outcomes[1]?.status).toBe('fulfilled')
    expect(await unread()).toBe(0)
  })

  test('reading all while the newest is being deleted counts the remainder', async () => {
    await publish()
    server.clock.advance(1)
    const { id } = await publish()
    const answer = await whileHeld(
      server,
      (trx) => trx.deleteFrom('announcement').where('id', '=', id).execute(),
      () => readAll(),
    )
    expect(answer).toEqual({ unread_count: 0 })
  })

  test('after any sequence of publishing, reading and deleting, the count matches the list', async () => {
    const step = fc.oneof(
      fc.constant({ kind: 'publish' as const }),
      fc.record({ kind: fc.constant('read' as const), which: fc.nat(9) }),
      fc.constant({ kind: 'read all' as const }),
      fc.record({ kind: fc.constant('delete' as const), which: fc.nat(9) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await server.installation.database.db.deleteFrom('announcement').execute()
        const reader = await createUser(server)
        server.clock.advance(1)
        const open = new Map<string, boolean>()
        for (const act of steps) {
          if (act.kind === 'delete') server.clock.advance(1)
          const id = 'which' in act ? [...open.keys()][act.which] : undefined
          if (act.kind === 'publish') open.set((await publish()).id, false)
          else if (act.kind === 'read all') {
            await readAll(reader)
            for (const known of open.keys()) open.set(known, true)
          } else if (id !== undefined && act.kind === 'read') {
            await read(id, reader)
            open.set(id, true)
          } else if (id !== undefined) {
            await server.call(deleteAnnouncement, { params: { id } }, { as: author.as })
            open.delete(id)
          }
        }
        const shown = await list({ page_size: 200 }, reader)
        expect(new Map(shown.list.map((entry) => [entry.id, entry.read]))).toEqual(open)
        expect(shown.unread_count).toBe([...open.values()].filter((isRead) => !isRead).length)
        expect(await unread(reader)).toBe(shown.unread_count)
      }),
      { numRuns: 8 },
    )
  })
})
