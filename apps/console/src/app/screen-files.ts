import { preload } from '@seaport/i18n/browser'
import type { ComponentType } from 'react'
import type { Screen } from '../shared/screen/screen.ts'

/** Screens whose code and messages are there. */
const loaded = new Map<Screen, ComponentType>()

/** Opens a screen: fetches its files, and what it shows first beside them. */
export function loadScreen(screen: Screen): Promise<{ default: ComponentType }> {
  askFirst(screen, location.hash)
  return loadFiles(screen)
}

/** Requests what a screen at this address shows first. */
export function askFirst({ list }: Screen, address: string): void {
  if (!list) return
  const ask = async () => {
    const [{ askForList }, main] = await Promise.all([import('../shared/list/main-list.ts'), list()])
    askForList(main, address)
  }
  ask().catch(() => {
    // The screen asks itself.
  })
}

/** Fetches a screen with its messages. */
export async function loadFiles(screen: Screen): Promise<{ default: ComponentType }> {
  const [Component] = await Promise.all([screen.load(), preload(...screen.namespaces)])
  loaded.set(screen, Component)
  return { default: Component }
}

/** The component of a screen that is there already. */
export const loadedScreen = (screen: Screen): ComponentType | undefined => loaded.get(screen)
