import type { seatWorkspace } from '@seaport/contract/desk/seat-session'
import * as seatSessionSchema from '@seaport/contract/desk/seat-session.schema'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { readJson, writeJson } from '@seaport/runner/files'

/** The seat's ports and accounts on the server. */
export type Workspace = DataOf<typeof seatWorkspace>

/** The workspace as the server last sent it: shown while the server is unreachable, after a restart too. */
export interface WorkspaceCache {
  read(): Workspace | undefined
  write(workspace: Workspace): void
}

export function openWorkspaceCache(file: string): WorkspaceCache {
  let cached = seatSessionSchema.seatWorkspace.data.safeParse(readIfPossible(file)).data
  return {
    read: () => cached,
    write(workspace) {
      if (JSON.stringify(workspace) === JSON.stringify(cached)) return
      cached = workspace
      try {
        writeJson(file, workspace)
      } catch {
        // Without the file, the next start waits for the server's answer.
      }
    },
  }
}

function readIfPossible(file: string): unknown {
  try {
    return readJson(file)
  } catch {
    return undefined
  }
}
