import type { Tab } from '@seaport/ui/tabs'
import { Activity, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { ScreenOutlet } from './ScreenOutlet.tsx'

/** Screens that keep their place while others are shown; the oldest beyond it begin anew. */
const MAX_ALIVE = 12

/**
 * The screen of the address, and behind it those of the other open tabs as they were left: what was typed, unfolded and scrolled to is there when one comes
 * back, for two records of one screen too. They do nothing while they are out of sight, and go with their tab.
 */
export function KeepAliveScreens({ tabs }: { tabs: readonly Tab[] }): ReactNode {
  const location = useLocation()
  const { pathname } = location
  const kept = useKeepAlive(location, tabs)
  useScroll(pathname)
  return kept.map((place) => (
    <Activity key={place.pathname} mode={place.pathname === pathname ? 'visible' : 'hidden'}>
      <ScreenOutlet location={place} />
    </Activity>
  ))
}

/** Where each kept screen was last, the shown one as it is now. */
function useKeepAlive(location: Location, tabs: readonly Tab[]): readonly Location[] {
  const [places, setPlaces] = useState<readonly Location[]>([location])
  const open = (path: string) => path === location.pathname || tabs.some((tab) => tab.path === path)
  const known = places.some((place) => place.pathname === location.pathname)
  const next = (known ? places : [...places, location])
    .filter((place) => open(place.pathname))
    .map((place) => (place.pathname === location.pathname ? location : place))
    .slice(-MAX_ALIVE)
  const same = next.length === places.length && next.every((place, at) => place === places[at])
  if (!same) setPlaces(next)
  return same ? places : next
}

/** Each screen has its own height to be at, though all of them scroll in one place. */
function useScroll(pathname: string): void {
  const heights = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const scroller = document.getElementById('content')
    if (!scroller) return
    scroller.scrollTop = heights.current.get(pathname) ?? 0
    const note = () => heights.current.set(pathname, scroller.scrollTop)
    scroller.addEventListener('scroll', note, { passive: true })
    return () => scroller.removeEventListener('scroll', note)
  }, [pathname])
}
