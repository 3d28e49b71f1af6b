import type { OptOut } from '@seaport/contract/work/opt-out.schema'
import { instant } from '../../../db/wire.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { deleteEntry, lockList, type OptOutRow } from './opt-out.repository.ts'

/** @throws Refused: not_found */
export async function removeOptOut(work: UnitOfWork, tenantId: string, id: string): Promise<void> {
  await lockList(work, tenantId, 'writing')
  orNotFound((await deleteEntry(work, tenantId, id)) || undefined)
  work.emit(tenantId, { type: 'library' })
}

/** @returns an entry of the list as the API shows it */
export function toOptOut({ id, network, external_id, erased, remark, created_at }: OptOutRow): OptOut {
  return { id, network, external_id, erased: erased === 1, remark, created_at: instant(created_at) }
}
