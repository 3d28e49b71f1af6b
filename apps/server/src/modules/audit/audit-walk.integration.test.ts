import * as people from '@seaport/contract/admin-user'
import * as announcement from '@seaport/contract/announcement'
import { endpoints } from '@seaport/contract/api'
import * as email from '@seaport/contract/email'
import type { Endpoint, InputOf } from '@seaport/contract/endpoint'
import * as menu from '@seaport/contract/menu'
import * as order from '@seaport/contract/order'
import * as price from '@seaport/contract/price'
import * as registration from '@seaport/contract/registration'
import * as role from '@seaport/contract/role'
import * as setting from '@seaport/contract/setting'
import { rebuildStats } from '@seaport/contract/stats'
import * as version from '@seaport/contract/version'
import { adjustBalance } from '@seaport/contract/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../tests/support/databases.ts'
import { newId } from '../../app/id.ts'
import { configureMail } from '../../test-support/mail.ts'
import { type MailServer, startMailServer } from '../../test-support/mail-server.ts'
import { PAY_VARIABLES, reportPayment } from '../../test-support/money.ts'
import { createUser, PASSWORD, type TestUser } from '../../test-support/people.ts'
import { startTestServer, type TestServer } from '../../test-support/test-server.ts'

eachDatabase('every admin write', (place) => {
  let server: TestServer
  let post: MailServer
  let owner: TestUser
  let user: TestUser
  beforeAll(async () => {
    server = await startTestServer(place, PAY_VARIABLES)
    post = await startMailServer()
    owner = await createUser(server, { role: 'owner' })
    user = await createUser(server)
  })
  afterAll(async () => {
    await server.stop()
    await post.close()
  })

  const call = <const E extends Endpoint>(endpoint: E, input: InputOf<E>, { as } = owner) =>
    server.call(endpoint, input, { as })
  const openOrder = async () => {
    const { order_no } = await call(order.createOrder, { body: { order_type: 1, amount: '50' } }, user)
    return { params: { order_no }, body: { remark: 'walk' } }
  }
  const paidOrder = async () => {
    const opened = await openOrder()
    await call(order.confirmOrder, opened)
    return opened
  }
  const parkedPayment = async () => {
    const { params } = await openOrder()
    const payment_id = newId()
    await reportPayment(server, { payment_id, order_no: params.order_no, paid_amount: '1.00' })
    return { params: { id: payment_id }, body: { remark: 'walk' } }
  }
  const tier = {
    max_quantity: 9,
    min_days: 1,
    max_days: 30,
    port_unit_price: '0.50',
    duration_rate: '1',
    discount: '1',
  }
  const newTier = () => call(price.createPriceTier, { body: { ...tier, min_quantity: 1 } })
  const newRole = () => call(role.createRole, { body: { name: 'Walker', superuser: false, keys: ['0'] } })
  const titles = { cn: '甲', hk: '甲', en: 'One', vi: 'Một' }
  const newEntry = () => call(menu.createMenuEntry, { body: { titles, icon: 'home', path: '/walk' } })
  const newAdministrator = () =>
    call(people.createSystemUser, {
      body: { email: `${newId()}@example.test`, username: 'Walker', password: PASSWORD, role_id: 'admin' },
    })
  const newAnnouncement = () =>
    call(announcement.createAnnouncement, {
      body: { type: 'system', texts: { en: { title: 'Walk', content: 'Walk' } } },
    })
  let patch = 0
  const newVersion = () => {
    patch += 1
    return call(version.createVersion, { body: { language: 'en', version: `1.0.${patch}` } })
  }
  const idOf = async (row: Promise<{ id: string }>) => ({ params: { id: (await row).id } })

  /** For each endpoint: makes what it needs, and says what to call it with. */
  const walk: [Endpoint, prepare: () => Promise<object>][] = [
    [role.createRole, async () => ({ body: { name: 'New', superuser: true, keys: ['12'] } })],
    [role.updateRole, async () => ({ ...(await idOf(newRole())), body: { name: 'Renamed' } })],
    [role.deleteRole, () => idOf(newRole())],
    [menu.createMenuEntry, async () => ({ body: { titles, icon: 'home', path: null } })],
    [menu.updateMenuEntry, async () => ({ ...(await idOf(newEntry())), body: { hidden: true } })],
    [menu.deleteMenuEntry, () => idOf(newEntry())],
    [
      people.createSystemUser,
      async () => ({
        body: { email: `${newId()}@example.test`, username: 'N', password: PASSWORD, role_id: 'admin' },
      }),
    ],
    [
      people.updateSystemUser,
      async () => ({ ...(await idOf(newAdministrator())), body: { remark: 'walk' } }),
    ],
    [people.deleteSystemUser, () => idOf(newAdministrator())],
    [people.updateUser, async () => ({ params: { id: user.id }, body: { remark: 'walk' } })],
    [
      people.setUserPorts,
      async () => ({
        params: { id: user.id },
        body: { port_num: 5, port_expire_time: null, remark: 'walk' },
      }),
    ],
    [people.loginAs, async () => ({ params: { id: user.id } })],
    [adjustBalance, async () => ({ params: { id: user.id }, body: { amount: '500.00', remark: 'walk' } })],
    [
      announcement.createAnnouncement,
      async () => ({ body: { type: 'system', texts: { cn: { title: '甲', content: '甲' } } } }),
    ],
    [
      announcement.updateAnnouncement,
      async () => ({ ...(await idOf(newAnnouncement())), body: { type: 'update' } }),
    ],
    [announcement.deleteAnnouncement, () => idOf(newAnnouncement())],
    [version.createVersion, async () => ({ body: { language: 'vi', version: '3.0.0' } })],
    [version.updateVersion, async () => ({ ...(await idOf(newVersion())), body: { notes: 'walk' } })],
    [version.deleteVersion, () => idOf(newVersion())],
    [setting.changeSettings, async () => ({ body: { company: 'Walk' } })],
    [setting.replaceSettings, async () => ({ body: (await call(setting.getSettings, {})).settings })],
    [rebuildStats, async () => ({})],
    [price.createPriceTier, async () => ({ body: { ...tier, min_quantity: 100, max_quantity: 200 } })],
    [price.updatePriceTier, async () => ({ ...(await idOf(newTier())), body: { discount: '0.9' } })],
    [
      price.deletePriceTier,
      async () => {
        const { list } = await call(price.adminListPriceTiers, {})
        return { params: { id: list[0]?.id } }
      },
    ],
    [order.confirmOrder, openOrder],
    [order.failOrder, openOrder],
    [order.closeOrder, openOrder],
    [order.refundOrder, paidOrder],
    [order.creditPayment, parkedPayment],
    [order.dismissPayment, parkedPayment],
    [
      registration.putRegistrationConfig,
      async () => ({
        body: { ...(await call(registration.getRegistrationConfig, {})), max_per_ip_per_day: 7 },
      }),
    ],
    [
      email.putEmailConfig,
      async () => ({
        body: {
          type: 'register',
          sender: 'a@example.test',
          server_address: '127.0.0.1',
          server_port: 25,
          secure: 'none',
          user: '',
          subject: null,
          content: null,
          expire_minutes: 10,
        },
      }),
    ],
    [
      email.testEmailConfig,
      async () => {
        await configureMail(server, { type: 'reset', server_port: post.port })
        return { body: { type: 'reset', to: 'a@example.test' } }
      },
    ],
  ]
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

  test('is walked', () => {
    const writes = endpoints.filter(({ method, path }) => method !== 'GET' && path.startsWith('/admin/'))
    expect(walk.map(([endpoint]) => nameOf(endpoint)).toSorted()).toEqual(writes.map(nameOf).toSorted())
  })

  test.each(walk.map(([endpoint, prepare]) => [nameOf(endpoint), endpoint, prepare] as const))(
    '%s is in the audit log, with who did it',
    async (_, endpoint, prepare) => {
      const { db } = server.install.database
      const input = await prepare()
      const before = await db.selectFrom('audit_log').select('id').execute()
      await call(endpoint, input as InputOf<Endpoint>)
      const known = before.map(({ id }) => id)
      const added = (await db.selectFrom('audit_log').selectAll().execute()).filter(
        ({ id }) => !known.includes(id),
      )
      expect(added).toMatchObject([{ actor_id: owner.id, actor_email: owner.email, as_user_id: null }])
      expect(added[0]?.ip).toBe('127.0.0.1')
      expect(JSON.stringify(added)).not.toContain(PASSWORD)
    },
  )
})
