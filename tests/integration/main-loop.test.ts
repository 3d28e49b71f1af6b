import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assignAccounts, createAccount } from '@seaport/contract/desk/account'
import { createSeat, getSeat } from '@seaport/contract/desk/seat'
import { userInfo } from '@seaport/contract/people/user'
import { listResources } from '@seaport/contract/work/resource'
import { createTask, getTask, listTaskResources, listTaskTargets } from '@seaport/contract/work/task'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { createUser, PASSWORD } from '../../apps/server/src/test-support/people.ts'
import { runningClock, startTestServer } from '../../apps/server/src/test-support/test-server.ts'
import { eachDatabase } from '../support/databases.ts'
import { startHeadlessClient } from '../support/headless-client.ts'
import { controlOf } from './runner/support/stage.ts'

/** One of the sandbox's own accounts. */
const ACCOUNT = 'harbor_tea'
const SEARCH = 'GET /2/tweets/search/recent'
const COMMENTERS = 10_000

eachDatabase('ten thousand commenters, from the network to the library', (location) => {
  test('each exactly once, within the rate limit, and all numbers agree', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'seaport-loop-'))
    const sandbox = await startSandbox({ people: COMMENTERS + 500, seed: 'main-loop' })
    const server = await startTestServer(
      location,
      { SEAPORT_SANDBOX_PORT: new URL(sandbox.url).port },
      runningClock(),
    )
    onTestFinished(async () => {
      await server.stop()
      await sandbox.close()
      rmSync(folder, { recursive: true })
    })
    const control = controlOf(sandbox.url)
    const post = await control<{ id: string }>('/post', { commenters: COMMENTERS })

    const supervisor = await createUser(server, { ports: 20 })
    const seat = await server.call(
      createSeat,
      { body: { name: 'Seat', password: PASSWORD, allocated: 3 } },
      supervisor,
    )
    const account = await server.call(
      createAccount,
      { body: { network: 'x_sandbox', account: ACCOUNT } },
      supervisor,
    )
    await server.call(assignAccounts, { body: { account_ids: [account.id], seat_id: seat.id } }, supervisor)

    const client = startHeadlessClient(server.url, join(folder, 'client'), ACCOUNT)
    await client.logIn({ seat_code: seat.seat_code, password: PASSWORD })
    const accounts = await client.accounts()
    expect(await accounts.open(account.id)).toEqual({ slot: 1, signed_in: false })
    await accounts.signIn(account.id)
    const task = await client.session().client.call(createTask, {
      body: {
        account_id: account.id,
        work: { kind: 'collect_commenters', params: { links: [post.id], target_count: 100_000 } },
      },
    })
    expect(await server.call(userInfo, {}, supervisor)).toMatchObject({ port_occupy_num: 2 })
    await expect
      .poll(async () => (await server.call(getTask, { params: { id: task.id } }, supervisor)).status, {
        interval: 250,
      })
      .toBe('completed')

    const truth = await control<{ ids: string[] }>(`/truth/post/${post.id}/commenters`)
    const stored = await server.installation.database.db
      .selectFrom('sighting')
      .innerJoin('resource', 'resource.key', 'sighting.resource_key')
      .select('external_id')
      .where('task_id', '=', task.id)
      .execute()
    expect(truth.ids).toHaveLength(COMMENTERS)
    expect(stored.map((row) => row.external_id).sort()).toEqual([...truth.ids].sort())

    const done = await server.call(getTask, { params: { id: task.id } }, supervisor)
    const inTask = await server.call(
      listTaskResources,
      { params: { id: task.id }, query: { page_size: 1 } },
      supervisor,
    )
    const inLibrary = await server.call(listResources, { query: { page_size: 1 } }, supervisor)
    const targets = await server.call(listTaskTargets, { params: { id: task.id } }, supervisor)
    expect(done).toMatchObject({ actual_count: COMMENTERS, end_reason: 'list_exhausted' })
    expect([inTask.total, inLibrary.total, targets.list[0]?.collected]).toEqual([
      COMMENTERS,
      COMMENTERS,
      COMMENTERS,
    ])
    expect(await server.call(getSeat, { params: { id: seat.id } }, supervisor)).toMatchObject({
      occupied: 1,
      open_accounts: 1,
    })
    expect(await server.call(userInfo, {}, supervisor)).toMatchObject({ port_occupy_num: 1 })

    const counters = await control<{
      limitExceeded: number
      rateLimited: number
      endpoints: Record<string, { requests: number; maxUsedInWindow: number; limit: number }>
    }>('/counters')
    const search = counters.endpoints[SEARCH]
    expect(counters).toMatchObject({ limitExceeded: 0, rateLimited: 0 })
    expect(search?.requests).toBe(done.pages)
    expect(search?.maxUsedInWindow).toBeLessThanOrEqual(search?.limit ?? 0)
  })
})
