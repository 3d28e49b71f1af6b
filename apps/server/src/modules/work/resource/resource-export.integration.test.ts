import { API_BASE } from '@seaport/contract/api'
import { addOptOuts } from '@seaport/contract/work/opt-out'
import { listResources } from '@seaport/contract/work/resource'
import { moveResources, resourceGroups } from '@seaport/contract/work/resource-group'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { readSpreadsheet } from '../../../kernel/spreadsheet/read.ts'
import { fillLibrary } from '../../../test-support/library.ts'
import { createUser } from '../../../test-support/people.ts'
import * as scenes from '../../../test-support/scene.ts'
import { type Credentials, startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const asyncGenerators: AsyncGenerator = Object.getPrototypeOf(async function* () {}).prototype

eachDatabase('export of the library', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const ask = async (as: Credentials, query = '', language = 'en', signal?: AbortSignal) => {
    const url = `${server.url}${API_BASE}/resource/export${query}`
    const headers = { ...(await as('GET', url)), 'accept-language': language }
    return fetch(url, { headers, ...(signal && { signal }) })
  }
  const csv = async ({ supervisor }: scenes.Scene, query = '', language = 'en') =>
    (await (await ask(supervisor.as, query, language)).text()).trimEnd().split('\r\n')
  const handles = async (scene: scenes.Scene, query = '') =>
    (await csv(scene, query)).slice(1).map((line) => line.split(',')[1])
  const sceneWith = async (items: ReturnType<typeof scenes.person>[]) => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, items)
    return { scene, task }
  }

  test('CSV contains all fields of a resource with titles in the caller’s language and moments in the caller’s time zone', async () => {
    const { scene } = await sceneWith([scenes.person(1, { location: 'Huế', content: 'Tea, "green"' })])
    const { list } = await server.call(listResources, {}, scene.supervisor)
    const group = await server.call(resourceGroups.create, { body: { name: 'Trà' } }, scene.supervisor)
    const ids = list.map(({ id }) => id)
    await server.call(moveResources, { body: { ids, group_id: group.id } }, scene.supervisor)
    await server.call(addOptOuts, { body: { network: 'x_sandbox', external_ids: ['p1'] } }, scene.supervisor)

    const answer = await ask(scene.supervisor.as, '?time_zone=Asia/Ho_Chi_Minh', 'vi')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const moment = new Date(server.clock.now() + 7 * 3_600_000).toISOString().replace('T', ' ').slice(0, 19)
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      `Thư viện tài nguyên ${moment.slice(0, 10)}.csv`,
    )
    expect((await answer.text()).split('\r\n')).toEqual([
      'Tên,Tên người dùng,Loại,Nền tảng,Liên kết,Nội dung,Người theo dõi,Địa điểm,Nhóm,Nguồn,Ghi chú,Thu thập thủ công,Thấy lần đầu (Asia/Ho_Chi_Minh),Thấy lần cuối (Asia/Ho_Chi_Minh),Tác vụ,Không làm phiền,ID trên nền tảng,ID tài nguyên',
      `Person 1,p1,Người bình luận,X (mô phỏng),http://127.0.0.1:8788/p1,"Tea, ""green""",1,Huế,Trà,http://127.0.0.1:8788/harbor_tea/status/1,,Không,${moment},${moment},1,Có,p1,${ids[0]}`,
      '',
    ])
    for (const [language, title] of [
      ['zh-CN', '名称'],
      ['zh-HK', '名稱'],
      ['en', 'Name'],
    ] as const)
      expect((await csv(scene, '', language))[0]?.split(',')[0]).toBe(title)
  })

  test('text that looks like a formula is escaped, in both formats', async () => {
    const names = ['=HYPERLINK("http://x.example")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1']
    const { scene } = await sceneWith(names.map((name, index) => scenes.person(index + 1, { name })))
    const lines = (await csv(scene)).slice(1)
    expect(lines).toHaveLength(names.length)
    for (const line of lines) expect(line).toMatch(/^"?'/)

    const file = Buffer.from(await (await ask(scene.supervisor.as, '?format=xlsx')).arrayBuffer())
    const columns = [{ key: 'name', titles: ['Name'], required: true }] as const
    const rows = await readSpreadsheet(file, { columns, maxRows: 100 })
    // A computed cell would be reported as a fault.
    expect(rows.map(({ cells, error: trouble }) => [cells.name, trouble]).sort()).toEqual(
      names.map((name) => [name.trim(), null]).sort(),
    )
  })

  test('filters apply, and other tenants’ people are not in it', async () => {
    const { scene, task } = await sceneWith([
      scenes.person(1, { followers: 1 }),
      scenes.person(2, { followers: 9 }),
    ])
    await sceneWith([scenes.person(3)])
    expect((await handles(scene)).sort()).toEqual(['p1', 'p2'])
    expect(await handles(scene, '?followers_min=5')).toEqual(['p2'])
    expect(await handles(scene, '?search=person%201&kind=commenter&network=x_sandbox')).toEqual(['p1'])
    expect((await handles(scene, `?task_id=${task.id}`)).sort()).toEqual(['p1', 'p2'])
    expect(await handles(scene, '?task_id=nobody')).toEqual([])
    expect(await handles(scene, '?group_id=nothing')).toEqual([])
    expect((await handles(scene, '?group_id=none')).sort()).toEqual(['p1', 'p2'])
  })

  test('a caller who may not read the library may not export it; an invalid query is refused in an envelope', async () => {
    const scene = await scenes.createScene(server)
    const admin = await createUser(server, { role: 'admin' })
    for (const as of [scene.seat.as, admin.as]) expect((await ask(as)).status).toBe(403)
    expect((await ask(async () => ({}))).status).toBe(401)
    for (const query of ['?format=pdf', '?time_zone=Moon', '?page=2']) {
      const answer = await ask(scene.supervisor.as, query)
      expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 400 })])
    }
  })

  test.each(['csv', 'xlsx'])(
    'leaving in the middle of %s ends the reading, and holds nothing',
    async (format) => {
      const { supervisor } = await scenes.createScene(server)
      const rows = 8000
      await fillLibrary(server.installation.database, {
        tenantId: supervisor.id,
        from: 1,
        to: rows,
        characters: 3200,
      })
      const queries = vi.spyOn(server.installation.database.db.getExecutor(), 'executeQuery')
      // A loop that is left before its last row calls this.
      const left = vi.spyOn(asyncGenerators, 'return')
      const chunks = () =>
        queries.mock.calls.filter(([{ sql: text }]) => text.includes('first_seen_at')).length
      const leaving = new AbortController()
      const answer = await ask(supervisor.as, `?format=${format}`, 'en', leaving.signal)
      const reader = answer.body?.getReader()
      await reader?.read()
      leaving.abort()
      await expect.poll(() => left.mock.settledResults.some(({ type }) => type === 'fulfilled')).toBe(true)
      const read = chunks()
      expect(read).toBeGreaterThan(0)
      expect(read).toBeLessThan(rows / 500)
      // More requests than connections: none is held while the file is not read.
      const others = await Promise.all(
        Array.from({ length: 25 }, () => server.call(listResources, { query: { page_size: 1 } }, supervisor)),
      )
      expect(others.every(({ total }) => total === rows)).toBe(true)
      expect(chunks()).toBe(read)
    },
  )
})
