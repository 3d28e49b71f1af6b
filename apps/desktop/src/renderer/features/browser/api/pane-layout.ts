import type { Pane } from '@seaport/contract/desktop/ipc-tabs.schema'
import { seaport } from '../../../shared/seaport.ts'

/** Where the screens of this window leave room for the accounts' pages. */
const places = new Map<string, Element>()
let scheduled = false
let last = ''

/** Ids of the accounts whose pages the screen shows, in the order in which they came. */
export const shownPages = (): string[] => [...places.keys()]

/** What lies over the screen would be covered by a page, which the system draws above everything of ours. */
const COVERED = 'dialog[open], [role="menu"], [role="listbox"]'

function measure(): Pane[] {
  if (document.querySelector(COVERED)) return []
  return [...places].flatMap(([id, element]) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const pane = {
      id,
      x: Math.round(x),
      y: Math.round(y),
      width: Math.round(width),
      height: Math.round(height),
    }
    return pane.width > 0 && pane.height > 0 ? [pane] : []
  })
}

function schedule(): void {
  if (scheduled) return
  scheduled = true
  requestAnimationFrame(() => {
    scheduled = false
    const panes = measure()
    const now = JSON.stringify(panes)
    if (now === last) return
    last = now
    void seaport.call('tab.layout', { panes })
  })
}

const sizes = new ResizeObserver(schedule)
const layers = new MutationObserver(schedule)

/** Shows an account's page at an element, as long as that is there. @returns the way to stop */
export function showPageAt(accountId: string, element: Element): () => void {
  if (places.size === 0) {
    layers.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['open', 'role', 'class'],
    })
    addEventListener('resize', schedule)
    addEventListener('scroll', schedule, true)
  }
  places.set(accountId, element)
  sizes.observe(element)
  schedule()
  return () => {
    sizes.unobserve(element)
    if (places.get(accountId) === element) places.delete(accountId)
    schedule()
    if (places.size > 0) return
    layers.disconnect()
    removeEventListener('resize', schedule)
    removeEventListener('scroll', schedule, true)
  }
}
