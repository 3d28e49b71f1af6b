import type { Tab } from '@seaport/ui/tabs'
import { Activity, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { UnsavedScreen, useForgetUnmounted } from './UnsavedScreen.tsx'

/**
 * The current screen, and hidden behind it the screens of the other open tabs, which keep what was typed, expanded and
 * scrolled to. Hidden screens run no effects and are unmounted when their tab closes.
 */
export function KeepAliveScreens({ tabs }: { tabs: readonly Tab[] }): ReactNode {
  const location = useLocation()
  const { pathname } = location
  const kept = useKeepAlive(location, tabs)
  const mounted = kept.map((one) => one.pathname)
  const shown = useScroll(pathname, mounted)
  useKeptFocus(pathname)
  useForgetUnmounted(mounted)
  return kept.map((location) => (
    <Activity key={location.pathname} mode={location.pathname === pathname ? 'visible' : 'hidden'}>
      <UnsavedScreen path={location.pathname} shown={shown}>
        <ScreenOutlet location={location} />
      </UnsavedScreen>
    </Activity>
  ))
}

/** @returns the last location of each mounted screen; of the visible one, the current location */
function useKeepAlive(location: Location, tabs: readonly Tab[]): readonly Location[] {
  const [keptLocations, setKeptLocations] = useState<readonly Location[]>([location])
  const open = (path: string) => path === location.pathname || tabs.some((tab) => tab.path === path)
  const known = keptLocations.some((kept) => kept.pathname === location.pathname)
  const next = (known ? keptLocations : [...keptLocations, location])
    .filter((kept) => open(kept.pathname))
    .map((kept) => (kept.pathname === location.pathname ? location : kept))
  const same =
    next.length === keptLocations.length && next.every((kept, index) => kept === keptLocations[index])
  if (!same) setKeptLocations(next)
  return same ? keptLocations : next
}

/** Gives the focus of a screen that is left to the one that comes: a key would start at the top of the page otherwise, and a screen reader stay silent. */
function useKeptFocus(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useLayoutEffect(
    () => () => {
      const { activeElement, body } = document
      const content = document.getElementById('content')
      // What had it may be gone already, and the page has it.
      if (activeElement === body || content?.contains(activeElement)) content?.focus({ preventScroll: true })
    },
    [pathname],
  )
}

/** All screens scroll in one element, so each screen's scroll position is saved and restored. @returns the path of the visible screen */
function useScroll(pathname: string, mounted: readonly string[]): RefObject<string> {
  const heights = useRef(new Map<string, number>())
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    // A screen whose tab was closed starts at the top again.
    for (const path of heights.current.keys()) if (!mounted.includes(path)) heights.current.delete(path)
  }, [mounted])
  useLayoutEffect(() => {
    const scroller = document.getElementById('content')
    if (!scroller) return
    // The first screen starts at the top; setting that would cause another layout of the page.
    if (shown.current !== pathname) scroller.scrollTop = heights.current.get(pathname) ?? 0
    shown.current = pathname
    const note = () => heights.current.set(pathname, scroller.scrollTop)
    scroller.addEventListener('scroll', note, { passive: true })
    return () => scroller.removeEventListener('scroll', note)
  }, [pathname])
  return shown
}
