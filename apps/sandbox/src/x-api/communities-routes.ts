import { standing } from '../world/acts.ts'
import type { Group } from '../world/types.ts'
import type { Call, Define } from './endpoint.ts'
import { groupById, missing, pathId } from './lookup.ts'
import { readPosition } from './page-of.ts'
import { pageDown } from './paging.ts'

const FIELDS: Readonly<Record<string, (group: Group) => unknown>> = {
  access: () => 'Public',
  join_policy: () => 'Open',
  description: (group) => group.about,
  created_at: (group) => new Date(group.createdAt).toISOString(),
  member_count: (group) => standing(group.members),
}

const readFields = (call: Call) =>
  call.params.list(
    'community.fields',
    (field) => field === 'id' || field === 'name' || Object.hasOwn(FIELDS, field),
  )

const communityObject = (group: Group, fields: readonly string[]) => ({
  id: group.id,
  name: group.name,
  ...Object.fromEntries(fields.flatMap((field) => (FIELDS[field] ? [[field, FIELDS[field](group)]] : []))),
})

function search(call: Call) {
  const query = call.params.required('query').toLowerCase()
  const fields = readFields(call)
  const max = call.params.number('max_results', 10, 100, 10)
  const question = `communities ${query}`
  const position = readPosition(call, ['next_token', 'pagination_token'], question)
  call.params.done()
  const groups = [...call.sandbox.world.groups.values()]
  const page = pageDown(groups, position === undefined ? groups.length : Number(position), max, (group) =>
    `${group.name} ${group.about}`.toLowerCase().includes(query),
  )
  // Its schema has no count: https://api.x.com/2/openapi.json, version 2.167.
  const meta = page.next === undefined ? {} : { next_token: call.pages.seal(question, String(page.next)) }
  if (page.items.length === 0) return { body: { meta } }
  return { body: { data: page.items.map((group) => communityObject(group, fields)), meta } }
}

/** Communities. X shows their members to nobody through the API. */
export function communitiesRoutes(define: Define): void {
  const scopes = ['tweet.read', 'users.read']
  define({ method: 'GET', url: '/2/communities/search', scopes, answer: search })
  define({
    method: 'GET',
    url: '/2/communities/:id',
    scopes,
    answer(call) {
      const id = pathId(call)
      const fields = readFields(call)
      call.params.done()
      const group = groupById(call, id)
      return group ? { body: { data: communityObject(group, fields) } } : missing('community', id)
    },
  })
}
