import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { addOptOuts as AddOptOuts, OptOut } from '@seaport/contract/work/opt-out'
import { instant } from '../../../db/wire.ts'
import { newId } from '../../../kernel/id.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Work } from '../../../kernel/work.ts'
import { handlesOf } from './erasure.repository.ts'
import { eraseEverywhere, leaveOut } from './erasure.ts'
import {
  deleteEntry,
  handleHash,
  insertOptOuts,
  type ListScope,
  lockList,
  type OptOutRow,
} from './opt-out.repository.ts'

type People = ParsedOf<typeof AddOptOuts>['body']

/** Puts people on the tenant's list: what is known of them stays, waiting promotions leave them out. @returns how many were not on it */
export async function addOptOuts(work: Work, tenantId: string, people: People): Promise<number> {
  const { scope, optedOut, traces } = await enter(work, tenantId, people, false)
  await leaveOut(work, scope, traces)
  return optedOut
}

/** Erases people everywhere in the tenant's data and puts them on its list. @returns resources that went, and people who were not on the list */
export async function erasePeople(work: Work, tenantId: string, people: People) {
  const { scope, optedOut, traces } = await enter(work, tenantId, people, true)
  return { erased: await eraseEverywhere(work, scope, traces), opted_out: optedOut }
}

/** @throws Refused: not_found */
export async function removeOptOut(work: Work, tenantId: string, id: string): Promise<void> {
  await lockList(work, tenantId, 'writing')
  found((await deleteEntry(work, tenantId, id)) || undefined)
  work.emit(tenantId, { type: 'library' })
}

/** Locks the list for writing and enters people. */
async function enter(
  work: Work,
  tenantId: string,
  { network, external_ids, remark }: People,
  erased: boolean,
) {
  const scope: ListScope = { tenantId, network }
  await lockList(work, tenantId, 'writing')
  const externalIds = [...new Set(external_ids)].sort()
  const handles = await handlesOf(work, scope, externalIds)
  const optedOut = await insertOptOuts(
    work,
    scope,
    externalIds.map((external_id) => {
      const handle = handles.get(external_id)?.at(-1)
      return {
        id: newId(),
        external_id,
        handle_hash: handle === undefined ? null : Buffer.from(handleHash(scope, handle), 'hex'),
        erased: erased ? 1 : 0,
        remark,
      }
    }),
  )
  work.emit(tenantId, { type: 'library' })
  const traces = { externalIds, handles: [...new Set([...handles.values()].flat())] }
  return { scope, optedOut, traces }
}

/** @returns an entry of the list as the API shows it */
export function toOptOut({ id, network, external_id, erased, remark, created_at }: OptOutRow): OptOut {
  return { id, network, external_id, erased: erased === 1, remark, created_at: instant(created_at) }
}
