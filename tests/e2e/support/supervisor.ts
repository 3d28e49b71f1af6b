import { type Client, createClient } from '@seaport/api-client/client'
import { ApiRefused } from '@seaport/api-client/errors'
import { assignAccounts, listAccounts } from '@seaport/contract/desk/account'
import { createSeat } from '@seaport/contract/desk/seat'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import { stepUp } from '@seaport/contract/people/second-factor'
import { login } from '@seaport/contract/people/session'
import { deleteOptOut, listOptOuts } from '@seaport/contract/work/opt-out'
import type { Stack } from './stack.ts'

/** The demo's supervisor (README). */
export const SUPERVISOR = { email: 'demo@seaport.test', password: 'Seaport-demo-1' }
/** The demo's owner, who holds every key. */
export const OWNER = { email: 'admin@seaport.test', password: 'Seaport-admin-1' }
/** The supervisor of the demo's second, small tenant. */
export const SECOND = { email: 'second@seaport.test', password: 'Seaport-demo-1' }
/** Password of every demo seat. */
export const SEAT_PASSWORD = 'Seaport-seat-1'
/** Password of the seats that tests create, which must satisfy the server's password rules. */
export const FRESH_SEAT_PASSWORD = 'a lantern over quiet water'
/** Password of the sandbox's three accounts that can be signed in to. */
export const SANDBOX_PASSWORD = 'sandbox-1'

export interface Person {
  readonly email: string
  readonly password: string
}

/** The API as the demo's supervisor. */
export const asSupervisor = (server: Pick<Stack, 'serverUrl'>): Promise<Client> =>
  asPerson(server, SUPERVISOR)
/** The API as the demo's owner. */
export const asOwner = (server: Pick<Stack, 'serverUrl'>): Promise<Client> => asPerson(server, OWNER)

/** Opens a new session. */
export function openSession({ serverUrl }: Pick<Stack, 'serverUrl'>, { email, password }: Person) {
  const client = createClient({ baseUrl: serverUrl, locale: () => 'en', credentials: () => ({}) })
  return client.call(login, { body: { email, password } })
}

/** Confirms a step-up for a new session, which lasts five minutes. */
export async function confirmSession(
  { serverUrl }: Pick<Stack, 'serverUrl'>,
  { password }: Person,
  token: string,
): Promise<void> {
  const credentials = () => ({ token })
  await createClient({ baseUrl: serverUrl, locale: () => 'en', credentials }).call(stepUp, {
    body: { password },
  })
}

/** The API as a user who logs in, and confirms the step-up as often as a call requires it: a test may last longer than a confirmation. */
export async function asPerson(server: Pick<Stack, 'serverUrl'>, person: Person): Promise<Client> {
  const session = await openSession(server, person)
  const client = createClient({
    baseUrl: server.serverUrl,
    locale: () => 'en',
    credentials: () => ({ token: session.token, cookie: `user_id=${session.user_id}` }),
  })
  return {
    ...client,
    call: (endpoint, input, options) =>
      client.call(endpoint, input, options).catch(async (error: unknown) => {
        if (!(error instanceof ApiRefused && error.refusal.reason === 'step_up_needed')) throw error
        await confirmSession(server, person, session.token)
        return client.call(endpoint, input, options)
      }),
  }
}

/** Takes everybody off the demo's opt-out list, so that a post's people are counted to the last one. */
export async function clearOptOuts(stack: Pick<Stack, 'serverUrl'>): Promise<void> {
  const supervisor = await asSupervisor(stack)
  const { list } = await supervisor.call(listOptOuts, { query: {} })
  for (const { id } of list) await supervisor.call(deleteOptOut, { params: { id } })
}

/** A seat with nothing on its ports, and accounts of the demo's tenant at the sandbox's X. */
export async function freshSeat(
  stack: Pick<Stack, 'serverUrl'>,
  { ports = 3, handles = ['harbor_tea'] }: { ports?: number; handles?: string[] } = {},
): Promise<Seat> {
  const supervisor = await asSupervisor(stack)
  const seat = await supervisor.call(createSeat, {
    body: { name: 'Test desk', password: FRESH_SEAT_PASSWORD, allocated: ports },
  })
  const { list } = await supervisor.call(listAccounts, { query: { page_size: 200 } })
  const account_ids = handles.map((handle) => {
    const account = list.find((one) => one.network === 'x_sandbox' && one.account === handle)
    if (!account) throw new Error(`The demo has no account ${handle}`)
    return account.id
  })
  await supervisor.call(assignAccounts, { body: { account_ids, seat_id: seat.id } })
  return seat
}
