import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'
import { blockAccount, unblockAccount } from '@seaport/contract/desk/account'
import { updateSystemUser, updateUser } from '@seaport/contract/people/admin-user'
import { plans } from '@seaport/contract/people/plan'
import { getAttention } from '@seaport/contract/work/attention'
import * as webhook from '@seaport/contract/work/webhook'
import * as webhookSchema from '@seaport/contract/work/webhook.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { certificate, certificateKey } from '../../../test-support/mail-server.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { createScene, type Scene } from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { notificationJobs } from './notification.public.ts'
import { checkWebhooks } from './webhook-check.ts'
import { endLongDeliveryWaits, sendDueDeliveries } from './webhook-delivery.ts'

const HOUR = 60 * 60
type Headers = Record<string, string | string[] | undefined>
type Verify = (secret: string, headers: Headers, body: string, now: number) => unknown

/** The receiver from the documentation, verbatim. */
async function documented(): Promise<Verify> {
  const page = readFileSync(new URL('../../../../../../docs/webhooks.md', import.meta.url), 'utf8')
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? []
  const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
  return module.verify
}

eachDatabase('webhooks', (location) => {
  let server: TestServer
  let receiver: Server
  let url: string
  let status = 200
  let retryAfter: string | undefined
  /** Delays answers of /slow until it resolves. */
  let hold: Promise<void> = Promise.resolve()
  const received: { headers: Headers; body: string }[] = []
  const trusted = tls.getCACertificates('default')
  beforeAll(async () => {
    tls.setDefaultCACertificates([...trusted, certificate])
    receiver = createServer({ key: certificateKey, cert: certificate }, async (request, response) => {
      received.push({ headers: request.headers, body: await text(request) })
      if (request.url === '/slow') await hold
      response
        .writeHead(status, { location: url, ...(retryAfter && { 'retry-after': retryAfter }) })
        .end('thanks')
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    url = `https://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    server = await startTestServer(location, { SEAPORT_ALLOW_PRIVATE_WEBHOOKS: '1' })
  })
  afterAll(async () => {
    await server.stop()
    receiver.close()
    tls.setDefaultCACertificates(trusted)
  })

  const add = (person: TestUser, kinds: ['account_blocked' | 'task_failed'] = ['account_blocked']) =>
    server.call(webhook.createWebhook, { body: { url, kinds, language: 'en' } }, person)
  const log = async (person: TestUser, id: string) =>
    (await server.call(webhook.listWebhookDeliveries, { params: { id } }, person)).list
  const newest = async (person: TestUser, id: string) => (await log(person, id))[0]
  const work = async () => {
    await checkWebhooks(server.installation, async () => [])
    await sendDueDeliveries(server.installation)
  }
  const block = ({ accountId, supervisor }: Pick<Scene, 'accountId' | 'supervisor'>) =>
    server.call(blockAccount, { params: { id: accountId }, body: { note: 'It was locked' } }, supervisor)
  test('a webhook that can’t be looked at leaves the others', async () => {
    const owner = await createUser(server, { role: 'owner' })
    await add(owner)
    const scene = await createScene(server)
    const { id } = await add(scene.supervisor)
    await block(scene)
    server.clock.advance(HOUR)
    const broken = () => Promise.reject(new Error('no jobs'))
    await expect(checkWebhooks(server.installation, broken)).rejects.toThrow('1 webhooks')
    expect(await newest(scene.supervisor, id)).toMatchObject({ type: 'account_blocked', state: 'queued' })
    await server.installation.database.db.deleteFrom('webhook').where('user_id', '=', owner.id).execute()
  })

  const deliveryOf = async (person: TestUser, id: string, delivery: string) =>
    (await log(person, id)).find((one) => one.id === delivery)
  /** Queues a message that is due in two days. */
  const waitingFor = async (id: string) => {
    const waiting = { id: `${id}-waiting`, webhook_id: id, type: 'task_failed' as const, body: '{}' }
    const later = server.clock.now() + 48 * HOUR * 1000
    await server.installation.database.db
      .insertInto('webhook_delivery')
      .values({
        ...waiting,
        ...{ state: 'queued', tries: 0, next_at: later, dead_at: later, created_at: 1 },
        ...{ status: null, error: null, done_at: null },
      })
      .execute()
    return waiting.id
  }
  const givenUp = { state: 'failed', error: 'switched_off', tries: 0 }
  const blocked = async () => {
    const scene = await createScene(server)
    await block(scene)
    return { ...scene.supervisor, accountId: scene.accountId }
  }

  test.each(['user', 'admin'] as const)('nothing is sent any more for a disabled %s', async (role) => {
    const owner = await createUser(server, { role: 'owner' })
    const person = await createUser(server, { role })
    const other = await createUser(server, { role })
    const [{ id }, kept] = [await add(person), await add(other)]
    const waiting = await waitingFor(id)
    const others = await waitingFor(kept.id)
    const disabled = { params: { id: person.id }, body: { status: 'disabled' as const } }
    if (role === 'user') await server.call(updateUser, disabled, owner)
    else await server.call(updateSystemUser, disabled, owner)
    const { db } = server.installation.database
    const states = await db.selectFrom('webhook_delivery').select(['id', 'state', 'error']).execute()
    expect(states.find((one) => one.id === waiting)).toMatchObject({
      state: 'failed',
      error: 'switched_off',
    })
    expect(states.find((one) => one.id === others)).toMatchObject({ state: 'queued' })
    const webhooks = await db.selectFrom('webhook').select('enabled').where('id', '=', id).execute()
    expect(webhooks).toEqual([{ enabled: 1 }])
    await db.deleteFrom('webhook').where('id', 'in', [id, kept.id]).execute()
  })

  test('a message is signed as documented, and sent once', async () => {
    status = 204
    const person = await blocked()
    const { id, secret, ...hook } = await add(person)
    expect(hook).toMatchObject({ url, kinds: ['account_blocked'], enabled: true, disabled_at: null })
    expect(JSON.stringify(await server.call(webhook.listWebhooks, {}, person))).not.toContain(secret)
    await work()
    await expect
      .poll(() => newest(person, id))
      .toMatchObject({ type: 'account_blocked', state: 'delivered', status: 204, tries: 1, error: null })
    const [delivery] = await log(person, id)
    const message = received.find(({ headers }) => headers['webhook-id'] === delivery?.id)
    const { headers = {}, body = '' } = message ?? {}
    const verify = await documented()
    const told = webhookSchema.WebhookMessage.parse(verify(secret, headers, body, server.clock.now()))
    expect(told).toMatchObject({
      type: 'account_blocked',
      data: { title: '1 account is blocked', urgent: true, things: [{ reason: 'Set by the supervisor' }] },
    })
    const forged = body.replace('blocked', 'Blocked')
    expect(() => verify(secret, headers, forged, server.clock.now())).toThrow('wrong signature')
    expect(() => verify(secret, headers, body, server.clock.now() + 600_000)).toThrow('too old')
    server.clock.advance(HOUR)
    await work()
    expect(await log(person, id)).toHaveLength(1)
    // A solved item that recurs is reported again.
    await server.call(
      unblockAccount,
      { params: { id: person.accountId }, body: { note: 'It is open again' } },
      person,
    )
    server.clock.advance(HOUR)
    await work()
    await block({ accountId: person.accountId, supervisor: person })
    server.clock.advance(HOUR)
    await work()
    expect(await log(person, id)).toHaveLength(2)
  })

  test('a test arrives at once, once, and switches nothing off', async () => {
    const person = await createUser(server)
    const { id } = await add(person)
    status = 302
    await server.call(webhook.testWebhook, { params: { id } }, person)
    await work()
    // A redirect is an ordinary answer: it is not followed.
    await expect
      .poll(() => newest(person, id))
      .toMatchObject({ type: 'test', state: 'failed', status: 302, tries: 1, next_at: null })
    const sent = received.filter(({ body }) => body.includes('"type":"test"')).length
    expect(sent).toBe(1)
    expect((await server.call(webhook.listWebhooks, {}, person)).list).toMatchObject([{ enabled: true }])
  })

  test('a new secret signs beside the old one for a day, and then alone; nobody else can make one', async () => {
    status = 204
    const person = await createUser(server)
    const { id, secret: old } = await add(person)
    const renew = (as: TestUser) => server.call(webhook.renewWebhookSecret, { params: { id } }, as)
    await refusal(renew(await createUser(server)), 'not_found')
    const { secret, old_secret_until } = await renew(person)
    expect(old_secret_until).toBe(new Date(server.clock.now() + 24 * HOUR * 1000).toISOString())
    const verify = await documented()
    const verifies = async () => {
      const sent = await server.call(webhook.testWebhook, { params: { id } }, person)
      await sendDueDeliveries(server.installation)
      await expect.poll(() => deliveryOf(person, id, sent.id)).toMatchObject({ state: 'delivered' })
      const message = received.find(({ headers }) => headers['webhook-id'] === sent.id)
      const { headers = {}, body = '' } = message ?? {}
      return [old, secret].map((key) => {
        try {
          return verify(key, headers, body, server.clock.now()) !== null
        } catch {
          return false
        }
      })
    }
    expect(await verifies()).toEqual([true, true])
    server.clock.advance(24 * HOUR)
    expect(await verifies()).toEqual([false, true])
    const { list } = await server.call(webhook.listWebhooks, {}, person)
    expect(list).toMatchObject([{ id, old_secret_until: null }])
    expect(JSON.stringify(list)).not.toContain(secret)
  })

  // Reported for other products; sources are in docs/inputs.md.
  test.each([
    ['60', 60],
    ['2', 5],
    ['86400', 240],
    ['in a minute', 5],
    ['a date', 90],
    ['a date that is over', 5],
  ])('a receiver that says Retry-After: %s has its first repeat after %i s', async (said, seconds) => {
    const dates = { 'a date': 90_000, 'a date that is over': -90_000 } as Partial<Record<string, number>>
    const later = dates[said]
    // Whole seconds, as such a date has them.
    server.clock.advance(1 - (server.clock.now() % 1000) / 1000)
    retryAfter = later === undefined ? said : new Date(server.clock.now() + later).toUTCString()
    status = 429
    const person = await blocked()
    const { id } = await add(person)
    await work()
    await expect.poll(() => newest(person, id)).toMatchObject({ state: 'queued', status: 429, tries: 1 })
    const { next_at } = (await newest(person, id)) ?? {}
    expect((Date.parse(next_at ?? '') - server.clock.now()) / 1000).toBe(seconds)
    await endLongDeliveryWaits(server.installation.database.db, server.clock.now())
    expect((await newest(person, id))?.next_at).toBe(next_at)
    retryAfter = undefined
  })

  test('a day without success switches the webhook off, is reported, and messages can be sent again by hand', async () => {
    status = 503
    const person = await blocked()
    const { id } = await add(person)
    await work()
    await expect.poll(() => newest(person, id)).toMatchObject({ state: 'queued', status: 503, tries: 1 })
    const waiting = await waitingFor(id)
    const pauses: number[] = []
    for (const tries of [2, 3, 4, 5, 6, 7, 8]) {
      const { next_at } = (await newest(person, id)) ?? {}
      const pause = (Date.parse(next_at ?? '') - server.clock.now()) / 1000
      pauses.push(pause)
      server.clock.advance(pause)
      await work()
      await expect.poll(() => newest(person, id)).toMatchObject({ tries })
    }
    expect(pauses).toEqual([5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 6 * HOUR])
    await expect.poll(() => newest(person, id)).toMatchObject({ state: 'failed', status: 503, tries: 8 })
    expect(await deliveryOf(person, id, waiting)).toMatchObject(givenUp)
    const [off] = (await server.call(webhook.listWebhooks, {}, person)).list
    expect(off).toMatchObject({ enabled: false, disabled_at: expect.any(String) })
    const { items } = await server.call(getAttention, {}, person)
    expect(items.find(({ kind }) => kind === 'webhook_off')).toMatchObject({
      path: '/notifications',
      samples: [{ name: url }],
    })
    const edited = await server.call(
      webhook.updateWebhook,
      { params: { id }, body: { language: 'vi' } },
      person,
    )
    expect(edited, 'only what is named changes').toEqual({ ...off, language: 'vi' })
    status = 200
    const [{ id: failed } = { id: '' }] = await log(person, id)
    await server.call(webhook.resendWebhookDelivery, { params: { id: failed } }, person)
    await work()
    await expect.poll(() => newest(person, id)).toMatchObject({ id: failed, state: 'delivered', status: 200 })
    const body = { kinds: ['task_failed' as const], enabled: true }
    const on = await server.call(webhook.updateWebhook, { params: { id }, body }, person)
    expect(on).toMatchObject({
      url,
      language: 'vi',
      enabled: true,
      disabled_at: null,
      kinds: ['task_failed'],
    })
    expect((await server.call(getAttention, {}, person)).items.map(({ kind }) => kind)).not.toContain(
      'webhook_off',
    )
  })

  test('a webhook that its person or its receiver switches off gives up what waits', async () => {
    const person = await createUser(server)
    const { id } = await add(person)
    const waiting = await waitingFor(id)
    const settings = { url, kinds: ['account_blocked' as const], language: 'en' as const }
    const turn = (enabled: boolean) =>
      server.call(webhook.updateWebhook, { params: { id }, body: { ...settings, enabled } }, person)
    await turn(false)
    expect(await deliveryOf(person, id, waiting)).toMatchObject(givenUp)
    const unsubscribed = await blocked()
    const { id: other } = await add(unsubscribed)
    status = 410
    await work()
    expect(await newest(unsubscribed, other)).toMatchObject({ state: 'failed', status: 410, tries: 1 })
    expect((await server.call(webhook.listWebhooks, {}, unsubscribed)).list).toMatchObject([
      { enabled: false },
    ])
  })

  test('the result of a message that another server has claimed since does not count', async () => {
    const person = await createUser(server)
    const path = new URL(url)
    path.pathname = '/slow'
    const body = { url: path.href, kinds: ['account_blocked' as const], language: 'en' as const }
    const { id } = await server.call(webhook.createWebhook, { body }, person)
    const { id: delivery } = await server.call(webhook.testWebhook, { params: { id } }, person)
    status = 200
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    hold = answered
    const working = sendDueDeliveries(server.installation)
    await expect.poll(() => newest(person, id)).toMatchObject({ tries: 1 })
    const claimed = { tries: 2, next_at: server.clock.now() + HOUR * 1000 }
    const { db } = server.installation.database
    await db.updateTable('webhook_delivery').set(claimed).where('id', '=', delivery).execute()
    answer()
    await working
    expect(await newest(person, id)).toMatchObject({ state: 'queued', status: null, tries: 2 })
    await server.call(webhook.deleteWebhook, { params: { id } }, person)
  })

  test('a webhook that is led to another address during its last try stays on', async () => {
    const person = await createUser(server)
    const { id } = await add(person)
    const old = new URL(url)
    old.pathname = '/slow'
    const settings = { kinds: ['account_blocked' as const], language: 'en' as const, enabled: true }
    const lead = (to: string) =>
      server.call(webhook.updateWebhook, { params: { id }, body: { ...settings, url: to } }, person)
    await lead(old.href)
    const { id: delivery } = await server.call(webhook.testWebhook, { params: { id } }, person)
    const last = { type: 'task_failed' as const, tries: 7, dead_at: server.clock.now() + HOUR * 1000 }
    const { db } = server.installation.database
    await db.updateTable('webhook_delivery').set(last).where('id', '=', delivery).execute()
    status = 503
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    hold = answered
    const working = sendDueDeliveries(server.installation)
    await expect.poll(() => newest(person, id)).toMatchObject({ tries: 8 })
    await lead(url)
    answer()
    await working
    expect(await newest(person, id)).toMatchObject({ state: 'failed', status: 503 })
    expect((await server.call(webhook.listWebhooks, {}, person)).list).toMatchObject([{ enabled: true }])
  })

  test('a silent receiver delays nobody else, and tests are limited separately from retries', async () => {
    status = 200
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const [slow, quick] = [await createUser(server), await createUser(server)]
    const path = new URL(url)
    path.pathname = '/slow'
    const { id } = await server.call(
      webhook.createWebhook,
      { body: { url: path.href, kinds: ['account_blocked'], language: 'en' } },
      slow,
    )
    hold = answered
    // More messages than the maximum per person.
    for (let count = 0; count < 30; count += 1)
      await server.call(webhook.testWebhook, { params: { id } }, slow)
    await refusal(server.call(webhook.testWebhook, { params: { id } }, slow), 'too_many_requests')
    const { id: other } = await add(quick)
    await server.call(webhook.testWebhook, { params: { id: other } }, quick)
    const working = sendDueDeliveries(server.installation)
    await expect.poll(() => newest(quick, other)).toMatchObject({ state: 'delivered' })
    // More are claimed in the meantime, but none of a person with two in progress.
    await server.call(webhook.testWebhook, { params: { id: other } }, quick)
    await expect
      .poll(async () => (await log(quick, other)).map(({ state }) => state))
      .toEqual(['delivered', 'delivered'])
    expect((await log(slow, id)).filter(({ state }) => state === 'delivered')).toEqual([])
    const begun = await server.installation.database.db
      .selectFrom('webhook_delivery')
      .select('id')
      .where('webhook_id', '=', id)
      .where('tries', '>', 0)
      .execute()
    expect(begun).toHaveLength(2)
    answer()
    await working
    expect((await log(slow, id)).filter(({ state }) => state === 'queued')).toEqual([])
    const [{ id: delivery } = { id: '' }] = await log(slow, id)
    await server.call(webhook.resendWebhookDelivery, { params: { id: delivery } }, slow)
  })

  test('waiting messages are limited; events beyond the limit are combined once there is room', async () => {
    const person = await blocked()
    const { id } = await add(person)
    const { db } = server.installation.database
    const fill = async (count: number, from = 0) => {
      const at = server.clock.now()
      const row = {
        webhook_id: id,
        type: 'task_failed' as const,
        body: '{}',
        status: null,
        error: null,
        done_at: null,
      }
      for (let n = from; n < from + count; n += 1)
        await db
          .insertInto('webhook_delivery')
          .values({
            ...row,
            id: `${id}-${n}`,
            state: 'queued',
            tries: 0,
            next_at: at + HOUR * 1000,
            dead_at: at + 24 * HOUR * 1000,
            created_at: at,
          })
          .execute()
    }
    const shown = async () => (await server.call(webhook.listWebhooks, {}, person)).list
    expect(await shown()).toMatchObject([{ waiting: 0 }])
    await fill(webhook.MAX_WAITING_DELIVERIES)
    expect(await shown()).toMatchObject([{ waiting: webhook.MAX_WAITING_DELIVERIES }])
    await checkWebhooks(server.installation, async () => [])
    const kinds = async () =>
      (await log(person, id)).filter(({ type }) => type !== 'task_failed').map(({ type }) => type)
    expect(await kinds()).toEqual([])
    await refusal(server.call(webhook.testWebhook, { params: { id } }, person), 'webhook_queue_full')
    const ended = { state: 'delivered' as const, done_at: server.clock.now() }
    const again = (n: number) =>
      server.call(webhook.resendWebhookDelivery, { params: { id: `${id}-${n}` } }, person)
    // A waiting message needs no further room; a finished one does.
    await again(2)
    await fill(3, webhook.MAX_WAITING_DELIVERIES)
    await db.updateTable('webhook_delivery').set(ended).where('id', '=', `${id}-0`).execute()
    await refusal(again(0), 'webhook_queue_full')
    for (let n = 3; n < 10; n += 1)
      await db.updateTable('webhook_delivery').set(ended).where('id', '=', `${id}-${n}`).execute()
    server.clock.advance(HOUR / 10)
    await checkWebhooks(server.installation, async () => [])
    expect(await kinds()).toEqual(['account_blocked'])
    await again(0)
    // Finished messages are deleted after a month, waiting ones are not.
    const row = { webhook_id: id, created_at: 0 }
    const states = async () => (await log(person, id)).map(({ state }) => state)
    expect(await states()).toContain('delivered')
    await db.updateTable('webhook_delivery').set(row).where('webhook_id', '=', id).execute()
    const tidying = notificationJobs(server.installation, async () => [])
    await tidying.find(({ name }) => name === 'webhook-tidying')?.run()
    expect(new Set(await states())).toEqual(new Set(['queued']))
  })

  test('a person has a limited number of webhooks, only their own, and over HTTPS', async () => {
    const person = await createUser(server)
    const { id } = await add(person)
    const stranger = await createUser(server)
    await refusal(server.call(webhook.deleteWebhook, { params: { id } }, stranger), 'not_found')
    await refusal(server.call(webhook.testWebhook, { params: { id } }, stranger), 'not_found')
    await refusal(server.call(webhook.listWebhookDeliveries, { params: { id } }, stranger), 'not_found')
    const sent = await server.call(webhook.testWebhook, { params: { id } }, person)
    const again = server.call(webhook.resendWebhookDelivery, { params: { id: sent.id } }, stranger)
    await refusal(again, 'not_found')
    for (const wrong of ['http://example.com/', 'https://name:secret@example.com/', 'ftp://example.com'])
      await refusal(
        server.call(
          webhook.createWebhook,
          { body: { url: wrong, kinds: ['task_failed'], language: 'en' } },
          person,
        ),
        'invalid_input',
      )
    for (let more = 1; more < plans.professional.webhooks; more += 1) await add(person)
    await refusal(add(person), 'webhook_limit')
    await server.call(webhook.deleteWebhook, { params: { id } }, person)
    expect((await server.call(webhook.listWebhooks, {}, person)).list).toHaveLength(
      plans.professional.webhooks - 1,
    )
  })
})
