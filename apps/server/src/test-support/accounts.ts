import { assignAccounts, createAccount } from '@seaport/contract/desk/account'
import type { Account } from '@seaport/contract/desk/account.schema'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { newId } from '../kernel/id.ts'
import type { TestUser } from './people.ts'
import type { TestServer } from './test-server.ts'

/** @returns a handle that nobody has yet, as every network gives them */
export const newHandle = () => `a${newId().slice(-12)}`

/** Creates an account with a unique handle. */
export function createAccountOf(
  server: TestServer,
  { as }: Pick<TestUser, 'as'>,
  network: NetworkId = 'x_sandbox',
): Promise<Account> {
  return server.call(createAccount, { body: { network, account: newHandle() } }, { as })
}

/** Creates an account and assigns it to a seat. */
export async function createAccountOn(
  server: TestServer,
  supervisor: Pick<TestUser, 'as'>,
  seatId: string,
): Promise<Account> {
  const account = await createAccountOf(server, supervisor)
  await server.call(
    assignAccounts,
    { body: { account_ids: [account.id], seat_id: seatId } },
    { as: supervisor.as },
  )
  return account
}
