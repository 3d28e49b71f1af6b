import { locales } from '@seaport/contract/kernel/locale'
import { listUsers } from '@seaport/contract/people/admin-user'
import { login } from '@seaport/contract/people/session'
import { systemConfig } from '@seaport/contract/people/system'
import { userInfo } from '@seaport/contract/people/user'
import { listAnnouncements } from '@seaport/contract/platform/announcement'
import { getMenu } from '@seaport/contract/platform/menu'
import { latestVersion, versionLog } from '@seaport/contract/platform/version'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

eachDatabase('demo administration', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_DEMO: '1' })
  })
  afterAll(() => server.stop())

  const demo = async () => {
    const body = { email: 'demo@seaport.test', password: 'Seaport-demo-1' }
    const { token } = await server.call(login, { body })
    return { as: async () => ({ token }) }
  }

  test('the supervisor has news in every language, two of five unread', async () => {
    const caller = await demo()
    for (const language of locales) {
      const news = await server.call(listAnnouncements, { query: { language } }, caller)
      expect([news.total, news.unread_count]).toEqual([5, 2])
      for (const entry of news.list) expect(entry.language).toBe(language)
    }
    expect((await server.call(userInfo, {}, caller)).unread_count).toBe(2)
  })

  test('the update log has the running version; its downloads have files, and are marked as examples', async () => {
    for (const language of locales) {
      expect((await server.call(versionLog, { query: { language } })).total).toBe(1)
      const { downloads } = await server.call(latestVersion, { query: { language } })
      for (const build of Object.values(downloads)) {
        expect(build?.url).toMatch(/^https:\/\/example\.com\/seaport-demo\//)
        expect(build?.file?.size).toBeGreaterThan(0)
        expect(build?.notes).toMatch(/示例|examples|ví dụ/)
      }
    }
  })

  test('the help contacts have addresses, two of them screens of the console', async () => {
    const { help } = await server.call(systemConfig, {})
    const { anti_scam, feedback, ...others } = help
    expect([anti_scam, feedback]).toEqual([null, null])
    expect(Object.values(others)).not.toContain(null)
    expect(help.guide).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#\/tutorial$/)
  })

  test('users with ports were given some once', async () => {
    const body = { email: 'admin@seaport.test', password: 'Seaport-admin-1' }
    const { token } = await server.call(login, { body })
    const { list } = await server.call(
      listUsers,
      { query: { page_size: 200 } },
      { as: async () => ({ token }) },
    )
    const withPorts = list.filter(({ port_num }) => port_num > 0)
    expect(withPorts.length).toBeGreaterThan(6)
    expect(withPorts.filter(({ gifted_time }) => gifted_time === null).map(({ email }) => email)).toEqual([])
  })

  test('the menu has no demo pages that customers may not open', async () => {
    const { tree } = await server.call(getMenu, {}, await demo())
    expect(tree.map(({ id }) => id)).toEqual(['home', 'operation', 'personal'])
  })
})
