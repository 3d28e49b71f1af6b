import { vi } from 'vitest'

/** What has begun and not ended, with an error made where it began, whose stack is read at the end: formatting one takes long. */
const running = new Map<unknown, { readonly error: Error; readonly isOfEffect: boolean }>()

function note(key: unknown, what: string, isOfEffect = false): void {
  running.set(key, { error: new Error(what), isOfEffect })
}

/** @returns what the caller of `note`'s caller has begun in a component, with the place; nothing of a package's, whose own tests have to see to it */
function leftBehind(): string[] {
  return [...running.values()].flatMap(({ error: { message, stack = '' }, isOfEffect }) => {
    const [, , , caller = '', ...below] = stack.split('\n')
    const isOfComponent = (isOfEffect ? below.slice(0, 1) : below).some((line) =>
      line.includes('/react-dom/'),
    )
    return isOfComponent && !caller.includes('/node_modules/') ? [`${message} ${caller.trim()}`] : []
  })
}

/** What an effect begins with a signal ends with its component; what a click or another function begins may end by itself. */
class WatchedAbortController extends AbortController {
  constructor() {
    super()
    note(this, 'AbortController', true)
  }

  override abort(reason?: unknown): void {
    running.delete(this)
    super.abort(reason)
  }
}

/** Watches intervals of a clock that stands still: a real one's are not the same before and after a test that fakes it. */
function watchIntervals(): () => void {
  const { setInterval, clearInterval } = globalThis
  if (!vi.isFakeTimers()) return () => {}
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const timer = setInterval(...args)
    note(timer, 'setInterval')
    return timer
  }) as typeof setInterval
  globalThis.clearInterval = (timer) => {
    running.delete(timer)
    clearInterval(timer)
  }
  return () => Object.assign(globalThis, { setInterval, clearInterval })
}

/** Observes nothing, since jsdom lays out nothing, and has to be told to end. */
export class WatchedResizeObserver implements ResizeObserver {
  readonly #observed = new Map<Element, object>()

  observe(element: Element): void {
    const key = {}
    this.unobserve(element)
    this.#observed.set(element, key)
    note(key, 'ResizeObserver')
  }

  unobserve(element: Element): void {
    running.delete(this.#observed.get(element))
    this.#observed.delete(element)
  }

  disconnect(): void {
    for (const element of [...this.#observed.keys()]) this.unobserve(element)
  }
}

/** What ends by itself: a signal with what it is for, and React, which listens to everything on its roots and to some on their elements, with them. */
const endsAlone = (target: unknown, listener: unknown, options: unknown): boolean =>
  target instanceof AbortSignal || isOfReact(listener) || Object(options).once === true

const isOfReact = (listener: unknown): boolean =>
  typeof listener === 'function' && /^bound dispatch\w*Event$/.test(listener.name)

/**
 * Watches listeners, signals and intervals from now on, but for listeners of the window, some of which stay as long as the page.
 * @returns ends it, and tells of those, and of the observers, that were not ended
 */
export function watchWhatBegins(): () => string[] {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const { AbortController } = globalThis
  globalThis.AbortController = WatchedAbortController
  const leaveIntervals = watchIntervals()
  const ids = new Map<unknown, number>()
  const idOf = (one: unknown) => ids.get(one) ?? ids.set(one, ids.size).size - 1
  const keyOf = (target: unknown, type: string, listener: unknown, options: unknown) =>
    [idOf(target), type, idOf(listener), options === true || Object(options).capture === true].join(' ')
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const key = keyOf(this, type, listener, options)
    if (this && !endsAlone(this, listener, options)) note(key, type)
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => running.delete(key))
    addEventListener.call(this, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    running.delete(keyOf(this, type, listener, options))
    removeEventListener.call(this, type, listener, options)
  }
  return () => {
    Object.assign(EventTarget.prototype, { addEventListener, removeEventListener })
    Object.assign(globalThis, { AbortController })
    leaveIntervals()
    const left = leftBehind()
    running.clear()
    return left
  }
}
