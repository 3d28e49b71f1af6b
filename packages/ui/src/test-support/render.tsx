import { changeLanguage, preload, startI18n } from '@seaport/i18n/browser'
import { act, cleanup, configure, type RenderResult, render } from '@testing-library/react'
import { getDefaultStore, Provider, type WritableAtom } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest'
import { dismissReport } from '../overlays/bulk-reports.ts'
import { openConfirmation } from '../overlays/confirmations.ts'
import { pendingNotices } from '../overlays/notices.ts'
import { Overlays } from '../overlays/Overlays.tsx'
import { SeaportProvider } from '../theme/SeaportProvider.tsx'
import { WatchedResizeObserver, watchWhatBegins } from './left-behind.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** How long a test waits for a condition. */
    patienceMs: number
  }
}

/**
 * Watches the store that the files of a worker share.
 * @returns what puts back all that was set in it since. What an atom sets in its turn is not seen: one with a value of its own goes back to its first one
 */
export function watchStore(): () => void {
  const store = getDefaultStore()
  const { set } = store
  const before = new Map<WritableAtom<unknown, unknown[], unknown>, unknown>()
  store.set = (atom, ...args) => {
    const key = atom as WritableAtom<unknown, unknown[], unknown>
    if (!before.has(key)) before.set(key, store.get(atom))
    return set(atom, ...args)
  }
  return () => {
    store.set = set
    for (const [atom, value] of before) {
      const first = 'init' in atom ? atom.init : value
      if (store.get(atom) !== first) set(atom, first)
    }
  }
}

/** Polyfills jsdom, starts i18n in English, and resets state between tests. Call at the top of a test file. */
export function setUpDom(): void {
  const putBack = watchStore()
  afterAll(putBack)
  beforeAll(async () => {
    globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
    globalThis.ResizeObserver = WatchedResizeObserver
    // The page's address, localhost, is one that browsers trust.
    globalThis.isSecureContext ??= true
    Element.prototype.scrollIntoView = () => {}
    Range.prototype.getClientRects = () => [] as unknown as DOMRectList
    Range.prototype.getBoundingClientRect = () => new DOMRect()
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
      this.open = false
    }
    configure({ asyncUtilTimeout: inject('patienceMs') })
    await startI18n()
    await preload('validation', 'appearance', 'calendar', 'chart', 'editor', 'help', 'kit', 'upload')
  })
  let takeLeftBehind = () => [] as string[]
  beforeEach(async () => {
    takeLeftBehind = watchWhatBegins()
    // Test files share the page's address.
    history.replaceState(null, '', '/')
    await changeLanguage('en')
  })
  afterEach(() => {
    cleanup()
    // jsdom draws frames by an interval while any is asked for. One that stood still with a faked clock would never end.
    if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
    // Notices and confirmations are global state that test files share.
    act(() => openConfirmation.read()?.answer(false))
    act(dismissReport)
    pendingNotices.take()
    localStorage.clear()
    sessionStorage.clear()
    expect(takeLeftBehind()).toEqual([])
  })
}

/** Renders as an app would: theme, messages, a fresh store, notices and dialogs. */
export function renderUi(node: ReactNode): RenderResult {
  return render(
    <Provider>
      <SeaportProvider>
        <Suspense fallback="…">
          {node}
          <Overlays />
        </Suspense>
      </SeaportProvider>
    </Provider>,
  )
}

/** @returns what the page's lists of details say, by label */
export function shownDetails(): Record<string, string> {
  return Object.fromEntries(
    [...document.querySelectorAll('dt')].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent ?? '',
    ]),
  )
}

/** @returns the texts of the page that a screen reader reads out each time that they change */
export function spokenTexts(): string[] {
  const regions = [...document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')]
  const spoken = regions.filter((region) => region.getAttribute('aria-live') !== 'off')
  return spoken.map((region) => {
    const copy = region.cloneNode(true) as Element
    for (const inner of copy.querySelectorAll('[aria-live]')) inner.remove()
    return copy.textContent
  })
}
