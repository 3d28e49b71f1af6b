import { readWholeList } from '@seaport/api-client/whole-list'
import { listAccountBlocks } from '@seaport/contract/desk/account'
import { reportBlock } from '@seaport/contract/desk/seat-session'
import type { SeatClient } from '@seaport/seat-client/seat-client'
import type { Calls } from './calls.ts'

/** The seat's accounts: their ports, windows and sign-ins. */
export function accountCalls(
  client: SeatClient,
): Calls<
  | 'workspace.get'
  | 'workspace.kept'
  | 'account.open'
  | 'account.close'
  | 'account.show'
  | 'account.showPage'
  | 'account.blocks'
  | 'account.reportBlock'
  | 'account.signIn'
  | 'account.choosePage'
  | 'account.cancelSignIn'
  | 'network.list'
> {
  return {
    'workspace.get': async () => (await client.accounts()).workspace(),
    'workspace.kept': async () => (await client.accounts()).keptWorkspace() ?? null,
    'account.open': async ({ id }) => (await client.accounts()).open(id),
    'account.close': async ({ id }) => {
      await (await client.accounts()).close(id)
      return {}
    },
    'account.show': async ({ id }) => {
      await (await client.accounts()).show(id)
      return {}
    },
    'account.showPage': async ({ id, url }) => {
      await (await client.accounts()).showPage(id, url)
      return {}
    },
    'account.blocks': (params) =>
      readWholeList(client.session().client, listAccountBlocks, { params, query: { order: 'desc' } }),
    'account.reportBlock': async ({ id, idempotency_key: idempotencyKey, ...body }) => {
      await client.session().client.call(reportBlock, { params: { id }, body }, { idempotencyKey })
      return {}
    },
    'account.signIn': async ({ id, fresh }) => (await client.accounts()).signIn(id, fresh),
    'account.cancelSignIn': async ({ id }) => {
      const accounts = await client.accounts()
      accounts.cancelSignIn(id)
      return {}
    },
    'account.choosePage': async ({ id, page_id }) => {
      const accounts = await client.accounts()
      accounts.choosePage(id, page_id)
      return {}
    },
    'network.list': () => [...client.networks.all()],
  }
}
