import { listScripts, scriptGroups } from '@seaport/contract/work/script'
import type { ScriptGroup } from '@seaport/contract/work/script.schema'
import type { GroupKind } from '../../../shared/group/group-kind.ts'

/** Groups of scripts. */
export const scriptGroupKind: GroupKind<ScriptGroup> = {
  endpoints: scriptGroups,
  countOf: ({ scripts }) => scripts,
  shownIn: [listScripts],
}
