import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import type { GroupEndpoints } from '@seaport/contract/kernel/group'
import type { Option } from '@seaport/ui/select-field'
import type { z } from 'zod'
import { useEndpointMutation } from '../api/endpoint.ts'
import { useWholeList } from '../list/useWholeList.ts'

/** A group of any kind. */
interface Group {
  id: string
  name: string
}

/** Means "in no group" in fields, filters and queries of lists. */
export const NO_GROUP = 'none'

/** One kind of group, as far as the group components need it. */
export interface GroupKind<G extends Group = never> {
  readonly endpoints: GroupEndpoints<z.ZodType<G>>
  /** Number of members. */
  readonly countOf: (group: G) => number
  /** Lists that show the groups' names. */
  readonly shownIn: readonly Endpoint[]
}

/** All groups by name; undefined until the first answer. */
export function useGroups<G extends Group>({ endpoints }: GroupKind<G>): readonly G[] | undefined {
  return useWholeList(endpoints.list, { sort: 'name', order: 'asc' }).data?.list as readonly G[] | undefined
}

/** Groups as options. */
export function useGroupOptions<G extends Group>(kind: GroupKind<G>): readonly Option[] {
  return useGroups(kind)?.map(({ id, name }) => ({ value: id, label: name })) ?? []
}

export const useCreateGroup = <G extends Group>({ endpoints, shownIn }: GroupKind<G>) =>
  useEndpointMutation(endpoints.create, [endpoints.list, ...shownIn])
export const useRenameGroup = <G extends Group>({ endpoints, shownIn }: GroupKind<G>) =>
  useEndpointMutation(endpoints.rename, [endpoints.list, ...shownIn])
export const useRemoveGroup = <G extends Group>({ endpoints, shownIn }: GroupKind<G>) =>
  useEndpointMutation(endpoints.remove, [endpoints.list, ...shownIn])
