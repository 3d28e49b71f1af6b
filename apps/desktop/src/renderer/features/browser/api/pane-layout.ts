import type { Pane } from '@seaport/contract/desktop/ipc-tabs.schema'
import { tell } from '../../../shared/seaport.ts'

/** Layout of the accounts' pages in the window. */
const places = new Map<string, Element>()
let scheduled = false
let last = ''

/** @returns the account whose page a key of our own window means: the one beside whose page the focus is, or the first that is shown */
export function pageInUse(): string | undefined {
  const hasFocus = (id: string) => places.get(id)?.parentElement?.contains(document.activeElement)
  const shown = [...places.keys()]
  return shown.find(hasFocus) ?? shown[0]
}

/** Overlays hide the page that they cover, because the system draws pages above everything of ours. */
const COVERED = 'dialog[open], [role="menu"], [role="listbox"]'
/** Notices may appear while somebody works in a page: the page stays visible, and ends above them. */
const NOTICE = '.fui-ToastContainer'
/** Room in pixels between a page and a notice below it. */
const GAP = 8

/** A notice unfolds upwards: its content has its whole height from the start, so the page changes its size once. */
function placeOf(notice: Element) {
  const { left, right, bottom, height } = notice.getBoundingClientRect()
  return { left, right, bottom, top: bottom - Math.max(height, notice.scrollHeight) }
}

/** Notices whose size is observed. */
const observed = new Set<Element>()

function observeNotices(shown: readonly Element[]): void {
  for (const notice of observed)
    if (!shown.includes(notice)) {
      sizes.unobserve(notice)
      observed.delete(notice)
    }
  for (const notice of shown) {
    sizes.observe(notice)
    observed.add(notice)
  }
}

function measure(): Pane[] {
  if (document.querySelector(COVERED)) return []
  const shown = places.size > 0 ? [...document.querySelectorAll(NOTICE)] : []
  observeNotices(shown)
  const notices = shown.map(placeOf)
  return [...places].flatMap(([id, element]) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const over = notices.filter(
      (notice) => notice.left < right && notice.right > left && notice.top < bottom && notice.bottom > top,
    )
    const end = Math.min(bottom, ...over.map((notice) => notice.top - GAP))
    const pane = {
      id,
      x: Math.round(left),
      y: Math.round(top),
      width: Math.round(right - left),
      height: Math.round(end - top),
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
    tell('tab.layout', { panes })
  })
}

const sizes = new ResizeObserver(schedule)
const layers = new MutationObserver(schedule)

/** Shows an account's page in the area of an element, as long as that exists. @returns a function that stops it */
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
