// @vitest-environment jsdom
import type { Pane } from '@seaport/contract/desktop/ipc-tabs.schema'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

let told: Pane[][]
let frames: (() => void)[]
/** Elements whose size is watched, and what is called when it changes. */
const watched = new Set<Element>()
let onSize: () => void
let number = 0
let layout: typeof import('./pane-layout.ts')

beforeEach(async () => {
  told = []
  frames = []
  watched.clear()
  vi.stubGlobal('seaport', {
    call: async (_name: string, { panes }: { panes: Pane[] }) => {
      told.push(panes)
      return { ok: true, value: undefined }
    },
    on: () => () => undefined,
  })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        onSize = changed
      }
      observe = (element: Element) => void watched.add(element)
      unobserve = (element: Element) => void watched.delete(element)
    },
  )
  // Its observers are made as it is loaded, so each test has one of its own.
  number += 1
  layout = await import(/* @vite-ignore */ `./pane-layout.ts?test=${number}`)
})
afterEach(() => document.body.replaceChildren())

/** An area of the window, in a section as a pane has it. */
function place(left: number, width: number): HTMLElement & { move(left: number, width: number): void } {
  const section = document.body.appendChild(document.createElement('section'))
  section.innerHTML = '<button></button>'
  const element = section.appendChild(document.createElement('div'))
  const move = (x: number, wide: number) => {
    element.getBoundingClientRect = () =>
      ({ left: x, right: x + wide, top: 40.4, bottom: 640.4, height: 600 }) as DOMRect
  }
  move(left, width)
  return Object.assign(element, { move })
}
/** What is told when the next frame is drawn; undefined if none is waited for. */
function draw(): Pane[] | undefined {
  const before = told.length
  expect(frames.length).toBeLessThanOrEqual(1)
  for (const frame of frames.splice(0)) frame()
  return told[before]
}
const pane = (id: string, x: number, width: number): Pane => ({ id, x, y: 40, width, height: 600 })
const mutated = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)))

test.each<[string, () => void]>([
  ['its size changes', () => onSize()],
  ['the window’s size changes', () => dispatchEvent(new Event('resize'))],
  ['something around it scrolls', () => document.body.dispatchEvent(new Event('scroll'))],
  ['something appears', () => document.body.append('x')],
  ['something gets another class', () => document.body.classList.toggle('wide')],
])('a page follows its area when %s, once in a frame', async (_what, happens) => {
  const area = place(100.4, 800)
  onTestFinished(layout.showPageAt('a1', area))
  await mutated()
  expect(draw()).toEqual([pane('a1', 100, 800)])
  happens()
  happens()
  await mutated()
  // Nothing has moved.
  expect([frames.length, draw()]).toEqual([1, undefined])
  // It moves by less than a pixel.
  area.move(100.3, 800)
  happens()
  await mutated()
  expect(draw()).toBeUndefined()
  area.move(300, 600)
  happens()
  await mutated()
  expect(draw()).toEqual([pane('a1', 300, 600)])
})

test('an area without width is not told', () => {
  const [first, second] = [place(0, 0.4), place(200, 300)]
  onTestFinished(layout.showPageAt('a1', first))
  onTestFinished(layout.showPageAt('a2', second))
  expect(draw()).toEqual([pane('a2', 200, 300)])
})

test('what is left is followed on; after the last page nothing is', async () => {
  const [first, second] = [place(0, 200), place(200, 300)]
  const hideFirst = layout.showPageAt('a1', first)
  const hideSecond = layout.showPageAt('a2', second)
  expect([...watched]).toEqual([first, second])
  expect(draw()).toEqual([pane('a1', 0, 200), pane('a2', 200, 300)])
  hideFirst()
  expect([...watched]).toEqual([second])
  expect(draw()).toEqual([pane('a2', 200, 300)])
  second.move(0, 500)
  dispatchEvent(new Event('resize'))
  expect(draw()).toEqual([pane('a2', 0, 500)])
  hideSecond()
  expect([...watched]).toEqual([])
  expect(draw()).toEqual([])
  dispatchEvent(new Event('resize'))
  document.body.dispatchEvent(new Event('scroll'))
  document.body.append('x')
  await mutated()
  expect(frames).toEqual([])
})

test('a key of our own window means the page beside which the focus is, or else the first', () => {
  expect(layout.pageInUse()).toBeUndefined()
  const [first, second] = [place(0, 200), place(200, 300)]
  onTestFinished(layout.showPageAt('a1', first))
  onTestFinished(layout.showPageAt('a2', second))
  expect(layout.pageInUse()).toBe('a1')
  second.parentElement?.querySelector('button')?.focus()
  expect(layout.pageInUse()).toBe('a2')
  ;(document.activeElement as HTMLElement).blur()
  expect(layout.pageInUse()).toBe('a1')
})
