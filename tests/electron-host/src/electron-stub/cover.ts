import type { Page } from 'playwright'
import type { PageScope } from './page-scope.ts'

type Rect = { x: number; y: number; width: number; height: number }

/** A page in a window, from the lowest to the highest. */
export type Layer = { page: Page | undefined; bounds: Rect; visible: boolean }

/** Attribute of the elements that stand for what covers a page. */
const MARK = 'data-electron-host-cover'

/**
 * Views lie above the window's own page, a later one above an earlier one (Electron's docs/api/view.md,
 * `addChildView`). Here each page has a separate browser, so covering views are emulated inside it by invisible
 * elements that take the clicks.
 */
export function coverAll(layers: readonly Layer[]): void {
  for (const [index, { page, bounds }] of layers.entries()) {
    const above = layers.slice(index + 1).filter(({ visible }) => visible)
    const rects = above.map(({ bounds: { x, y, width, height } }) => ({
      x: x - bounds.x,
      y: y - bounds.y,
      width,
      height,
    }))
    // A page that is navigating gets its covers once it has loaded.
    void page?.evaluate(cover, { rects, mark: MARK }).catch(() => undefined)
  }
}

/** Runs in the page. A modal dialog makes everything else inert, so the covers are moved into the topmost dialog. */
function cover({ rects, mark }: { rects: Rect[]; mark: string }): void {
  const scope = globalThis as unknown as PageScope
  const { document } = scope
  let holder = document.querySelector(`[${mark}]`)
  const top = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement
  if (!holder) {
    const fresh = document.createElement('div')
    holder = fresh
    fresh.setAttribute(mark, '')
    fresh.setAttribute('aria-hidden', 'true')
    const follow = () => {
      if (fresh.parentNode !== top()) top().append(fresh)
    }
    follow()
    new scope.MutationObserver(follow).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['open'],
    })
  }
  holder.replaceChildren(
    ...rects.map(({ x, y, width, height }) => {
      const element = document.createElement('div')
      Object.assign(element.style, {
        position: 'fixed',
        zIndex: '2147483647',
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
      })
      return element
    }),
  )
}
