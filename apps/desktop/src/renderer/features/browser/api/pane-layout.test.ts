// @vitest-environment jsdom
import type { Pane } from '@seaport/contract/desktop/ipc-tabs.schema'
import { setUpDom } from '@seaport/ui/test-support'
import { expect, onTestFinished, test, vi } from 'vitest'

setUpDom()

/** Adds an element that occupies this area of the window. */
function place(area: { left: number; right: number; top: number; bottom: number }, height?: number) {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => ({ ...area, height: area.bottom - area.top }) as DOMRect
  if (height !== undefined) Object.defineProperty(element, 'scrollHeight', { value: height })
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

test('a page is shown above the notices in its area, and not at all below a menu', async () => {
  let shown: Pane[] = []
  const call = async (_name: string, { panes }: { panes: Pane[] }) => {
    shown = panes
    return { ok: true, value: undefined }
  }
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
  const { showPageAt } = await import('./pane-layout.ts')
  const observed = new Set<Element>()
  vi.spyOn(ResizeObserver.prototype, 'observe').mockImplementation((element) => void observed.add(element))
  vi.spyOn(ResizeObserver.prototype, 'unobserve').mockImplementation(
    (element) => void observed.delete(element),
  )
  const whole = { id: 'a1', x: 100, y: 50, width: 800, height: 600 }
  const hide = showPageAt('a1', place({ left: 100, right: 900, top: 50, bottom: 650 }))
  await expect.poll(() => shown).toEqual([whole])

  // It has begun to unfold, to a height of 60 pixels.
  const notice = place({ left: 600, right: 890, top: 630, bottom: 640 }, 60)
  notice.className = 'fui-ToastContainer'
  await expect.poll(() => shown).toEqual([{ ...whole, height: 522 }])
  const beside = place({ left: 920, right: 990, top: 300, bottom: 360 }, 60)
  beside.className = 'fui-ToastContainer'
  notice.remove()
  await expect.poll(() => shown).toEqual([whole])
  expect([observed.has(notice), observed.has(beside)]).toEqual([false, true])

  const menu = place({ left: 0, right: 50, top: 0, bottom: 50 })
  menu.role = 'menu'
  await expect.poll(() => shown).toEqual([])
  menu.remove()
  await expect.poll(() => shown).toEqual([whole])
  // Another area of the same page comes before the old one goes.
  const hideNext = showPageAt('a1', place({ left: 200, right: 900, top: 50, bottom: 650 }))
  hide()
  await expect.poll(() => shown).toEqual([{ ...whole, x: 200, width: 700 }])
  hideNext()
  await expect.poll(() => shown).toEqual([])
  expect(observed.size).toBe(0)
})
