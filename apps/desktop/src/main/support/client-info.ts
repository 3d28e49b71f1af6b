import { arch, release, totalmem, type } from 'node:os'
import type { Device } from '@seaport/contract/desk/seat-session.schema'
import type { ClientInfo } from '@seaport/contract/desktop/ipc-screens.schema'
import { app } from 'electron'

const SYSTEMS: Readonly<Record<string, string>> = { Darwin: 'macOS', Windows_NT: 'Windows' }

/** @returns device, system and versions of this installation, its data folder, and the memory that it uses now */
export function readClientInfo(device: Device | null, userData: string): ClientInfo {
  const { electron, chrome, node } = process.versions
  return {
    device: device && { id: device.id, name: device.name, platform: device.platform },
    system: { name: SYSTEMS[type()] ?? type(), release: release(), arch: arch() },
    versions: { electron: electron ?? null, chromium: chrome ?? null, node },
    data_folder: userData,
    memory: { ...memoryByPart(), machine: totalmem() },
  }
}

function memoryByPart() {
  const parts = { main: 0, pages: 0, helpers: 0 }
  for (const { type: kind, memory } of app.getAppMetrics()) {
    const group = kind === 'Browser' ? 'main' : kind === 'Tab' ? 'pages' : 'helpers'
    // Electron counts in kilobytes.
    parts[group] += memory.workingSetSize * 1024
  }
  return parts
}
