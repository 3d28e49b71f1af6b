import { EventHub, type HubMessage, type TabMessage, type TabPort } from '@seaport/api-client/event-hub'
import { vi } from 'vitest'

/**
 * Gives pages a shared worker that runs in this process.
 * @returns a function that ends the worker silently, like a crash
 */
export function stubSharedWorker(): { crash(): void } {
  let hub = new EventHub()
  let alive = new Set<TabPort>()
  class StubWorker {
    readonly port = {
      onmessage: null as ((event: MessageEvent<HubMessage>) => void) | null,
      close() {},
      postMessage: (data: TabMessage) => {
        if (alive.has(this.inside)) this.inside.onmessage?.({ data } as MessageEvent<TabMessage>)
      },
    }
    private readonly inside: TabPort = {
      onmessage: null,
      close: () => void alive.delete(this.inside),
      postMessage: (data) => {
        if (alive.has(this.inside))
          queueMicrotask(() => this.port.onmessage?.({ data } as MessageEvent<HubMessage>))
      },
    }
    constructor() {
      alive.add(this.inside)
      hub.connect(this.inside)
    }
  }
  vi.stubGlobal('SharedWorker', StubWorker)
  return {
    crash() {
      alive = new Set()
      hub = new EventHub()
    },
  }
}
