import { SystemConfig, systemConfig } from '@seaport/contract/people/system'
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { client } from '../api/client.ts'

/** Local-storage name of the copy (specification, section 3). */
const KEY = 'systemConfig'

/** The stored copy, or null when there is none that this version understands. */
function readConfig(text: string | null): SystemConfig | null {
  try {
    return SystemConfig.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

const configAtom = atom<SystemConfig | null>(
  typeof localStorage === 'undefined' ? null : readConfig(localStorage.getItem(KEY)),
)

/** The installation's public configuration: the last known one at once, null only before the very first answer. */
export function useSystemConfig(): SystemConfig | null {
  return useAtomValue(configAtom)
}

/** Fetches the configuration at app start; without an answer the last known one holds. */
export async function refreshConfig(): Promise<void> {
  try {
    const config = await client.call(systemConfig, {})
    getDefaultStore().set(configAtom, config)
    localStorage.setItem(KEY, JSON.stringify(config))
  } catch {
    // Offline, or storage blocked: the next start tries again.
  }
}
