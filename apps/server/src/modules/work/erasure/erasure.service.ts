import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { addOptOuts as AddOptOuts } from '@seaport/contract/work/opt-out'
import { newId } from '../../../kernel/id.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { handleHash, insertOptOuts, type ListScope, lockList } from '../opt-out/opt-out.public.ts'
import { handlesOf } from './erasure.repository.ts'
import { erasePersonalData, skipOptedOut } from './erasure.ts'

type People = ParsedOf<typeof AddOptOuts>['body']

/** Puts people on the tenant's list: what is known of them stays, waiting promotions leave them out. @returns how many were not on it */
export async function addOptOuts(work: UnitOfWork, tenantId: string, people: People): Promise<number> {
  const { scope, optedOut, traces } = await enter(work, tenantId, people, false)
  await skipOptedOut(work, scope, traces)
  return optedOut
}

/** Erases people everywhere in the tenant's data and puts them on its list. @returns resources that went, and people who were not on the list */
export async function erasePeople(work: UnitOfWork, tenantId: string, people: People) {
  const { scope, optedOut, traces } = await enter(work, tenantId, people, true)
  return { erased: await erasePersonalData(work, scope, traces), opted_out: optedOut }
}

/** Locks the list for writing and enters people. */
async function enter(
  work: UnitOfWork,
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
