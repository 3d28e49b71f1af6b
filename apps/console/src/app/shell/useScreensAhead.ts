import { leavesOf, type NavSection } from '@seaport/ui/nav'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Screen } from '../../shared/screen/screen.ts'
import { whenIdle } from '../../shared/when-idle.ts'
import { screenAt } from '../navigation.ts'
import { partOf } from '../screen-files.ts'
import { screens } from '../screens.ts'

/**
 * Loads the files of the menu's screens one by one, so that a click finds them there. It waits until the current screen is complete, and pauses
 * during requests. In data saving mode it loads nothing.
 * @param shown undefined until it is known that the user may open it
 */
export function useScreensAhead(sections: readonly NavSection[], shown: Screen | undefined): void {
  const queries = useQueryClient()
  // Read once: the menu's counts change often, its screens don't.
  const begin = useEffectEvent((signal: AbortSignal) => {
    const wanted = [...(shown ? [shown] : []), ...screensOf(sections)]
    fetchAhead(wanted, queries, signal).catch(() => {
      // A screen that can't be loaded now is loaded when it is opened.
    })
  })
  const isReady = shown !== undefined && sections.length > 0
  useEffect(() => {
    if (!isReady || isSavingData()) return
    const end = new AbortController()
    begin(end.signal)
    return () => end.abort()
  }, [isReady])
}

/** Screens of the menu, in its order. */
function screensOf(sections: readonly NavSection[]): Screen[] {
  const links = sections.flatMap(({ entries }) => entries.flatMap(leavesOf))
  return links.flatMap(({ href }) => screenAt(screens, href.slice(1)) ?? [])
}

async function fetchAhead(
  wanted: readonly Screen[],
  queries: QueryClient,
  signal: AbortSignal,
): Promise<void> {
  for (const screen of wanted) {
    await partOf(screen).load()
    do await idle(signal)
    while (queries.isFetching() > 0 && !signal.aborted)
    if (signal.aborted) return
  }
}

/** Resolves when the browser is idle, or the signal aborts. */
const idle = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
    whenIdle(resolve, signal)
  })

/** Chromium's data saving setting. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
