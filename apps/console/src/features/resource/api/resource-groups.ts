import { listResources } from '@seaport/contract/work/resource'
import { resourceGroups } from '@seaport/contract/work/resource-group'
import type { ResourceGroup } from '@seaport/contract/work/resource-group.schema'
import type { GroupKind } from '../../../shared/group/group-kind.ts'

/** Groups of collected people and pages. */
export const resourceGroupKind: GroupKind<ResourceGroup> = {
  endpoints: resourceGroups,
  countOf: ({ resources }) => resources,
  shownIn: [listResources],
}
