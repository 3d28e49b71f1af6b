import { reportAccount } from '@seaport/contract/desk/seat-session'
import type { InputOf } from '@seaport/contract/kernel/endpoint'
import type { AccountsContext } from './accounts-context.ts'

/** Reports to the server whether an account is signed in here. A report that could not be sent is repeated with the next workspace. */
export async function reportStatus(
  { client, log }: Pick<AccountsContext, 'client' | 'log'>,
  id: string,
  body: InputOf<typeof reportAccount>['body'],
): Promise<void> {
  await client
    .call(reportAccount, { params: { id }, body })
    .catch((error: unknown) => log.warn('account report not sent', { account: id, error }))
}
