import { listScripts, type ScriptGroup, scriptGroups } from '@seaport/contract/work/script'
import type { GroupKind } from '../../../shared/group/group-kind.ts'

/** Groups of scripts. */
export const scriptGroupKind: GroupKind<ScriptGroup> = {
  endpoints: scriptGroups,
  countOf: ({ scripts }) => scripts,
  shownIn: [listScripts],
}
