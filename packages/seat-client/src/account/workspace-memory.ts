import { seatWorkspace } from '@seaport/contract/desk/seat-session'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { readJson, writeJson } from '../json-file.ts'

type Workspace = DataOf<typeof seatWorkspace>

/** The workspace as the server last told it: what the window shows while the server is away, after a restart too. */
export interface WorkspaceMemory {
  recall(): Workspace | undefined
  keep(workspace: Workspace): void
}

export function openWorkspaceMemory(file: string): WorkspaceMemory {
  let kept = seatWorkspace.data.safeParse(readJson(file)).data
  return {
    recall: () => kept,
    keep(workspace) {
      if (JSON.stringify(workspace) === JSON.stringify(kept)) return
      kept = workspace
      writeJson(file, workspace)
    },
  }
}
