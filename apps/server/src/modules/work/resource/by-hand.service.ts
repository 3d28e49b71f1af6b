import type { ProfilePage } from '@seaport/platforms/profile-page'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { listedIds, listedPeople, recordHandles } from '../opt-out/opt-out.public.ts'
import {
  deleteSighting,
  recountForSeat,
  releaseResource,
  touchResource,
  writeNote,
} from './by-hand.repository.ts'
import {
  type BatchSource,
  countForSeat,
  insertResources,
  insertSightings,
  type KeyedItem,
} from './resource.repository.ts'
import { withoutErasedSources } from './resource.service.ts'
import { resourceKey } from './resource-key.ts'
import { idsOfHandles, knownElsewhere } from './resource-person.repository.ts'

/** Result of keeping a person by hand. */
export interface KeepResult {
  outcome: 'kept' | 'opted_out' | 'in_library'
  /** The library had the person before this task. */
  known: boolean
  /** The person is new to the task. */
  added: boolean
}

/**
 * Adds the person of an open profile to the library. A person known under the network's own id is recognised by handle.
 * The caller has locked the tenant's opt-out list before anything else.
 */
export async function keepByHand(
  work: UnitOfWork,
  from: BatchSource,
  profile: ProfilePage,
  { note, source }: { note: string; source: string },
): Promise<KeepResult> {
  const ids = await idsOf(work, from, profile)
  const [external_id = profile.external_id] = ids
  const item = keyed(from, { ...profile, external_id }, source, note)
  if (await hasOptedOut(work, from, ids, profile.handle)) {
    await recordHandles(work, from, [item])
    return { outcome: 'opted_out', known: false, added: false }
  }
  if (from.onlyNew && (await knownElsewhere(work, from, [item])).size > 0)
    return { outcome: 'in_library', known: true, added: false }
  const [kept] = (await withoutErasedSources(work, from, [item])) as KeyedItem[]
  const items = [kept ?? item]
  const fresh = await insertResources(work, from, items)
  const added = (await insertSightings(work, from, items, fresh)).size > 0
  if (added) await countForSeat(work, from, [item.key])
  if (added && fresh.size === 0) await touchResource(work, item.key)
  const sighting = await writeNote(work, from.taskId, item.key, note)
  return { outcome: 'kept', known: !sighting.fresh, added }
}

/** @returns when the task kept the person, and whether that added them to the library; undefined = the task did not have them */
export async function undoKeepByHand(
  work: UnitOfWork,
  from: BatchSource,
  profile: ProfilePage,
): Promise<{ at: number; fresh: boolean } | undefined> {
  const ids = await idsOf(work, from, profile)
  const gone = await deleteSighting(
    work,
    from.taskId,
    ids.map((externalId) => resourceKey({ ...from, externalId })),
  )
  if (!gone) return undefined
  await releaseResource(work, from, gone.resource_key)
  await recountForSeat(work, from.seatId, gone.resource_key)
  return { at: gone.seen_at, fresh: gone.fresh === 1 }
}

/** Possible ids of the person in the library, the best one first. */
async function idsOf(
  work: UnitOfWork,
  from: BatchSource,
  { external_id, handle }: ProfilePage,
): Promise<string[]> {
  if (handle === '') return [external_id]
  const handles = new Set([handle.toLowerCase(), external_id.slice(1)])
  return [...new Set([...(await idsOfHandles(work, from, [...handles])), external_id])]
}

async function hasOptedOut(
  work: UnitOfWork,
  from: BatchSource,
  ids: readonly string[],
  handle: string,
): Promise<boolean> {
  if ((await listedIds(work, from, ids)).size > 0) return true
  return handle !== '' && (await listedPeople(work, from, [handle.toLowerCase()])).size > 0
}

function keyed(from: BatchSource, profile: ProfilePage, source: string, note: string): KeyedItem {
  const { external_id, handle, name, url } = profile
  const key = resourceKey({ ...from, externalId: external_id })
  return { key, external_id, url, handle, name, content: '', followers: null, location: null, source, note }
}
