import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { addOptOuts as AddOptOuts } from '@seaport/contract/work/opt-out'
import { ResourceKind } from '@seaport/contract/work/resource-kind.schema'
import { newId } from '../../../kernel/id.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { handleHash, insertOptOuts, type ListScope, lockList } from '../opt-out/opt-out.public.ts'
import { idsOfHandles, resourceKey } from '../resource/resource.public.ts'
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
  const externalIds = [...new Set(external_ids)]
  const handles = await handlesOf(work, scope, externalIds)
  const allHandles = [...new Set([...handles.values()].flat())]
  const others = await otherIdsOf(work, scope, externalIds, allHandles)
  const entry = (external_id: string) => {
    const handle = handles.get(external_id)?.at(-1)
    return {
      id: newId(),
      external_id,
      handle_hash: handle === undefined ? null : Buffer.from(handleHash(scope, handle), 'hex'),
      erased: erased ? (1 as const) : (0 as const),
      remark,
      keys: ResourceKind.options.map((kind) => resourceKey({ ...scope, kind, externalId: external_id })),
    }
  }
  const optedOut = await insertOptOuts(work, scope, externalIds.map(entry))
  if (others.length > 0) await insertOptOuts(work, scope, others.map(entry))
  work.emit(tenantId, { type: 'library' })
  return { scope, optedOut, traces: { externalIds: [...externalIds, ...others], handles: allHandles } }
}

/** A person who was kept by hand is in the library by handle, and may be there under the network's own id, too. */
async function otherIdsOf(
  work: UnitOfWork,
  scope: ListScope,
  given: readonly string[],
  handles: readonly string[],
): Promise<string[]> {
  const isByHand = (id: string) => id.startsWith('@')
  const ids = await idsOfHandles(work, scope, handles)
  return ids.filter((id) => !given.includes(id) && (isByHand(id) || given.some(isByHand)))
}
