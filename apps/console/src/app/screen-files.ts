import { preload } from '@seaport/i18n/browser'
import { type LazyPart, lazy } from '@seaport/ui/lazy'
import type { ComponentType } from 'react'
import type { Screen } from '../shared/screen/screen.ts'

/** The component of each screen asked for so far: a new one would lose the typed input. */
const parts = new Map<Screen, LazyPart<ComponentType>>()

/** A screen's component, loaded with its messages. */
export function partOf(screen: Screen): LazyPart<ComponentType> {
  const part =
    parts.get(screen) ??
    lazy(async () => {
      const [Component] = await Promise.all([screen.load(), preload(...screen.namespaces)])
      return Component
    })
  parts.set(screen, part)
  return part
}

/** Opens a screen: loads its files, and prefetches its first data. */
export async function loadScreen(screen: Screen): Promise<void> {
  askFirst(screen, location.hash)
  await partOf(screen).load()
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
