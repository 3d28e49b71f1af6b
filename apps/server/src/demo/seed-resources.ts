import { addGroup } from '../kernel/group.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { addOptOuts, erasePeople } from '../modules/work/erasure/erasure.public.ts'
import { type LibraryFilter, resourceQuery, setGroup } from '../modules/work/resource/resource.public.ts'
import { DAY } from './people.ts'
import { type DemoEvent, HOUR } from './tasks.ts'

/** Groups by what their names say, of people who are in the library. */
const groups: { name: string; holds: LibraryFilter | null }[] = [
  { name: 'Over 100 followers', holds: { followers_min: 101 } },
  { name: '香港', holds: { location: '香港' } },
  { name: 'To sort', holds: null },
]

/** Sorts the demo's people into groups, some of them. */
export async function writeResourceGroups(work: UnitOfWork, tenantId: string): Promise<void> {
  const { trx } = work
  for (const { name, holds } of groups) {
    const { id } = await addGroup({ ...work, now: work.now - 20 * DAY }, 'resource', tenantId, name)
    if (!holds) continue
    const members = await resourceQuery(trx, tenantId, { ...holds, group_id: 'none' })
      .select('resource.key')
      .execute()
    await setGroup(
      work,
      tenantId,
      members.map(({ key }) => key),
      id,
    )
  }
}

/** A person of the simulated network whom no demo task collected. */
const ERASED = '1700002500000047971'

/**
 * One person of the library who opted out, and one who was erased: of the latter only the opt-out entry remains. Both
 * came after the last collection, which would have left them out.
 */
export function optOuts(work: UnitOfWork, tenantId: string): DemoEvent[] {
  const network = 'x_sandbox' as const
  const then = (hoursAgo: number, write: (work: UnitOfWork) => Promise<unknown>): DemoEvent => {
    const at = work.now - hoursAgo * HOUR
    return { at, write: async () => void (await write({ ...work, now: at })) }
  }
  return [
    then(1.5, async (moment) => {
      const { external_id } = await resourceQuery(work.trx, tenantId, { network, kind: 'fan' })
        .select('resource.external_id')
        .orderBy('resource.first_seen_at')
        .orderBy('resource.key')
        .limit(1)
        .executeTakeFirstOrThrow()
      await addOptOuts(moment, tenantId, {
        network,
        people: [{ id: external_id }],
        remark: 'Asked for no messages',
      })
    }),
    then(1, (moment) =>
      erasePeople(moment, tenantId, {
        network,
        people: [{ id: ERASED }],
        remark: 'Asked by mail to be forgotten',
      }),
    ),
  ]
}
