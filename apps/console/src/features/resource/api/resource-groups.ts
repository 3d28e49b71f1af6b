import { listResources } from '@seaport/contract/work/resource'
import { type ResourceGroup, resourceGroups } from '@seaport/contract/work/resource-group'
import type { GroupKind } from '../../../shared/group/group-kind.ts'

/** Groups of collected people and pages. */
export const resourceGroupKind: GroupKind<ResourceGroup> = {
  endpoints: resourceGroups,
  countOf: ({ resources }) => resources,
  shownIn: [listResources],
}
