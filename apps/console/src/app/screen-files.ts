import { preload } from '@seaport/i18n/browser'
import type { ComponentType } from 'react'
import type { Screen } from '../shared/screen/screen.ts'

/** Screens whose code and messages are loaded. */
const loaded = new Map<Screen, ComponentType>()

/** Opens a screen: loads its files, and prefetches its first data. */
export function loadScreen(screen: Screen): Promise<ComponentType> {
  askFirst(screen, location.hash)
  return loadFiles(screen)
}

/** Prefetches the first data of a screen at this address. */
export function askFirst({ list }: Screen, address: string): void {
  if (!list) return
  const ask = async () => {
    const [{ askForList }, main] = await Promise.all([import('../shared/list/main-list.ts'), list()])
    askForList(main, address)
  }
  ask().catch(() => {
    // On failure, the screen itself requests its data.
  })
}

/** Loads a screen with its messages. */
export async function loadFiles(screen: Screen): Promise<ComponentType> {
  const [Component] = await Promise.all([screen.load(), preload(...screen.namespaces)])
  loaded.set(screen, Component)
  return Component
}

/** The component of a loaded screen. */
export const loadedScreen = (screen: Screen): ComponentType | undefined => loaded.get(screen)
