import { loadPatiently } from '@seaport/i18n/load-patiently'
import { type ComponentProps, createElement, lazy as lazyOnce, type ReactNode, useState } from 'react'

/** Any component, as React's own `lazy` takes it. */
type Part = Awaited<ReturnType<Parameters<typeof lazyOnce>[0]>>['default']

/** A component whose file is fetched when it is first shown, or ahead of that. */
export interface LazyPart<Component extends Part> {
  (props: ComponentProps<Component>): ReactNode
  /** Fetches the file ahead. */
  load(): Promise<Component>
  isLoaded(): boolean
}

/**
 * React's `lazy`, but for two things. A part that is loaded is shown at once; React shows the fallback first, even then, and keeps it for 300 ms. And while
 * the server is not there to send the file, the part waits, where React's crashes what is around it for good.
 */
export function lazy<Component extends Part>(load: () => Promise<Component>): LazyPart<Component> {
  let loaded: Component | undefined
  const loadOnce = async () => (loaded = await load())
  const Awaited = lazyOnce(async () => ({ default: await loadPatiently(loadOnce) }))
  // biome-ignore lint/correctness/noComponentHookFactories: a part is made once, as with React's own `lazy`.
  function Loaded(props: ComponentProps<Component>): ReactNode {
    // Kept: another component would lose the state of the first.
    const [Shown] = useState<Part>(() => loaded ?? Awaited)
    return createElement(Shown, props)
  }
  return Object.assign(Loaded, { load: loadOnce, isLoaded: () => loaded !== undefined })
}

/** Fetches a part before it is shown. If that fails, the part is fetched again when it is shown. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
