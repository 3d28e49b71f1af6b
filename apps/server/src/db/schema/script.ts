import type { NetworkId } from '@seaport/contract/kernel/network'
import type { ScriptType } from '@seaport/contract/work/script.schema'
import type { SortedByName } from '../sort-name.ts'
import type { GroupTable } from './group.ts'
import type { EpochMs, SqlBoolean } from './values.ts'

/** Content in the storage, whosever files show it. */
export interface ContentTable {
  sha256: string
  size: number
  /** No file names it since; null = one does. */
  dropped_at: EpochMs | null
}

export interface FileTable {
  id: string
  tenant_id: string
  sha256: string
  name: string
  kind: 'image' | 'video' | 'report'
  type: string
  size: number
  /** Last upload or release: unused content is kept for a day from then. */
  touched_at: EpochMs
}

export interface ScriptTable {
  id: string
  /** Of a public script: the admin who made it. */
  tenant_id: string
  public: SqlBoolean
  group_id: string | null
  title: string
  type: ScriptType
  /** The first of its networks. */
  network: NetworkId
  /** Its other networks, a JSON list. */
  more_networks: string
  text: string
  created_at: EpochMs
  updated_at: EpochMs
}

export interface ScriptFileTable {
  script_id: string
  position: number
  file_id: string
}

/** Scripts, and the files that they show. */
export interface ScriptSchema {
  content: ContentTable
  file: FileTable
  script_group: GroupTable & SortedByName
  script: ScriptTable & SortedByName
  script_file: ScriptFileTable
}
