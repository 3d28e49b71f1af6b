import { readFileSync } from 'node:fs'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'

/** Who is seen where in the simulated network: tab-separated group, id, handle, name, location, followers, content. */
const file = new URL('./seen.tsv', import.meta.url)

/**
 * Reads who is seen where, as the collector would deliver it.
 * @param webBase web address of the simulated network
 * @returns people by group, e.g. `harvest likers`; `source` is still empty
 */
export function readSeen(webBase: string): Map<string, CollectedItem[]> {
  const groups = new Map<string, CollectedItem[]>()
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [group = '', id = '', handle = '', name = '', location = '', followers = '', content = ''] =
      line.split('\t')
    const item: CollectedItem = {
      external_id: id,
      url: `${webBase}/${handle}`,
      handle,
      name,
      content,
      followers: Number(followers),
      location: location || null,
      source: '',
    }
    const people = groups.get(group) ?? []
    people.push(item)
    groups.set(group, people)
  }
  return groups
}
