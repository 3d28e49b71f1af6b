import type { NetworkId } from '@seaport/contract/kernel/network'
import type { ScriptType } from '@seaport/contract/work/script.schema'
import type { SortedByName } from '../sort-name.ts'
import type { GroupTable } from './group.ts'
import type { EpochMs, SqlBoolean } from './values.ts'

/** Content in the storage, shared by all files with it. */
export interface ContentTable {
  sha256: string
  size: number
  /** Since when no file references it; null = one does. */
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
  /** When it was last uploaded, or dropped by a script: an unused file is kept for a day after that. */
  touched_at: EpochMs
}

export interface ScriptTable {
  id: string
  /** The administrator who wrote a public script. */
  tenant_id: string
  public: SqlBoolean
  group_id: string | null
  title: string
  type: ScriptType
  /** The first of its networks. */
  network: NetworkId
  /** Its other networks, as a JSON list. */
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

/** Tables of scripts and files, for the schema. */
export interface ScriptSchema {
  content: ContentTable
  file: FileTable
  script_group: GroupTable & SortedByName
  script: ScriptTable & SortedByName
  script_file: ScriptFileTable
}
