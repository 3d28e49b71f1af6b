import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assignAccounts, createAccount, listAccounts } from '@seaport/contract/desk/account'
import { createSeat } from '@seaport/contract/desk/seat'
import { createTask, getTask, listTaskResources } from '@seaport/contract/work/task'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished } from 'vitest'
import { createUser, PASSWORD } from '../../../../apps/server/src/test-support/people.ts'
import { runningClock, startTestServer } from '../../../../apps/server/src/test-support/test-server.ts'
import { startHeadlessClient } from '../../../support/headless-client.ts'
import { controlOf } from '../../runner/support/stage.ts'

/** The account of most tests. */
export const PERSON = 'harbor_tea'

const RARELY = { interval: 250 }

/** A server, the sandbox, and a seat whose client has one account of a network. */
export async function rig(
  network: 'facebook_sandbox' | 'instagram_sandbox',
  account: string,
  settings: Record<string, string> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-graph-'))
  const sandbox = await startSandbox({ people: 300, seed: 'graph-loop' })
  const place = { url: null, dataDir: join(folder, 'server') }
  const variables = { SEAPORT_SANDBOX_URL: sandbox.url, ...settings }
  const server = await startTestServer(place, variables, runningClock())
  onTestFinished(async () => {
    await server.stop()
    await sandbox.close()
    rmSync(folder, { recursive: true })
  })
  const supervisor = await createUser(server, { ports: 20 })
  const body = { name: 'Seat', password: PASSWORD, allocated: 3 }
  const seat = await server.call(createSeat, { body }, supervisor)
  const { id } = await server.call(createAccount, { body: { network, account } }, supervisor)
  await server.call(assignAccounts, { body: { account_ids: [id], seat_id: seat.id } }, supervisor)
  const client = startHeadlessClient(server.url, join(folder, 'client'), PERSON)
  await client.logIn({ seat_code: seat.seat_code, password: PASSWORD })
  const accounts = await client.accounts()
  await accounts.open(id)
  const api = client.session().client
  const control = controlOf(sandbox.url)

  /** A task's end, looked for rarely: each look is a request that the server and its database answer. */
  const over = async (id: string) => {
    const task = () => server.call(getTask, { params: { id } }, supervisor)
    await expect.poll(async () => (await task()).status, RARELY).toMatch(/completed|error|ended/)
    return task()
  }

  /** Collects to the end of the list. @returns ids of whom it found */
  const collected = async (work: TaskWork) => {
    const task = await api.call(createTask, { body: { account_id: id, work } })
    const params = { id: task.id }
    expect(await over(task.id)).toMatchObject({ status: 'completed', end_reason: 'list_exhausted' })
    const { list } = await server.call(listTaskResources, { params, query: { page_size: 200 } }, supervisor)
    return list.map(({ external_id }) => external_id)
  }
  const shown = async () => (await server.call(listAccounts, { query: {} }, supervisor)).list[0]
  return { id, server, supervisor, sandbox, accounts, api, control, collected, over, shown, folder }
}

/** Asks for everybody. */
export const goal = { target_count: 1000 }
