import { systemConfig } from '@seaport/contract/people/system'
import type { SystemConfig } from '@seaport/contract/people/system.schema'
import { currentLanguage, storedLanguage } from '@seaport/i18n/browser'
import { localStore } from '@seaport/i18n/storage'
import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** Local-storage name of the copy (specification, section 3). */
const KEY = 'systemConfig'

/** Milliseconds for which an answer is fresh. */
const NEW_MS = 5000

/** The stored copy, or null if this version can't parse it. */
function readConfig(text: string | null): SystemConfig | null {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    return isConfig(stored) ? stored : null
  } catch {
    return null
  }
}

/** Checks only the parts that this version reads, without zod, which the login does not need otherwise; the fresh copy is being loaded. */
function isConfig(value: unknown): value is SystemConfig {
  if (typeof value !== 'object' || value === null) return false
  const parts = value as Record<string, unknown>
  const { networks } = parts
  return (
    Array.isArray(networks) && ['help', 'geo', 'pay', 'registration'].every((name) => isPart(parts[name]))
  )
}

const isPart = (value: unknown) => typeof value === 'object' && value !== null

export const configAtom = atom<SystemConfig | null>(readConfig(localStore.getItem(KEY)))

/** The installation's public configuration: the last known one at once, null only before the very first answer. */
export function useSystemConfig(): SystemConfig | null {
  return useAtomValue(configAtom)
}

/** The client is loaded for it, because the login renders without one. */
async function ask(): Promise<SystemConfig> {
  const { client } = await import('../api/client.ts')
  return client.call(systemConfig, {})
}

/** When this page last got the configuration, and in which language. */
let answered: { at: number; lang: string } | undefined

/**
 * Whether the configuration is current and in the page's language: it was requested when the page started, so a screen
 * need not wait for it again.
 */
export function isConfigNew(): boolean {
  return answered?.lang === currentLanguage() && performance.now() - answered.at < NEW_MS
}

/** Fetches the configuration at app start; without an answer the last known one holds. */
export async function refreshConfig(): Promise<void> {
  try {
    const config = await ask()
    // At first, the page has only the stored language.
    answered = { at: performance.now(), lang: storedLanguage() }
    getDefaultStore().set(configAtom, config)
    localStore.setItem(KEY, JSON.stringify(config))
  } catch {
    // Offline: the next start tries again.
  }
}
