import type { AccountTable } from '../../../db/schema/seat.ts'
import type { Work } from '../../../kernel/work.ts'
import { changeAccounts } from './account.repository.ts'

/** Says through which proxy accounts go out; null = directly. The caller has locked them. Their desktops are told. */
export async function bindToProxy(
  work: Work,
  tenantId: string,
  accounts: readonly AccountTable[],
  proxyId: string | null,
): Promise<void> {
  const ids = accounts.map(({ id }) => id)
  await changeAccounts(work.trx, tenantId, ids, { proxy_id: proxyId })
  for (const { id, seat_id } of accounts) work.emit(tenantId, { type: 'account', id, seat_id })
}
