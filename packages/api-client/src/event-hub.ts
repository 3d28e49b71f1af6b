import { EVENTS_HEARTBEAT_MS } from '@seaport/contract/event'
import type { LiveEvent } from '@seaport/contract/event.schema'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { ClientOptions } from './client.ts'
import { subscribeToEvents } from './event-stream.ts'

/** From a tab to the hub. `here` answers a heartbeat. */
export type TabMessage =
  | { type: 'follow'; baseUrl: string; locale: Locale; credentials: Record<string, string> }
  | { type: 'here' }
  | { type: 'leave' }

/** From the hub to a tab. `expired`: the session of the credentials is over, and no message follows. */
export type HubMessage =
  | { type: 'open' }
  | { type: 'event'; event: LiveEvent }
  | { type: 'disconnect' }
  | { type: 'expired' }
  | { type: 'beat' }

/** The part of `MessagePort` that the hub needs. */
export interface TabPort {
  postMessage(message: HubMessage): void
  onmessage: ((event: { data: TabMessage }) => void) | null
  close(): void
}

/** Heartbeats that a tab may leave unanswered: a crashed or frozen tab does not unsubscribe. */
const UNANSWERED_BEATS = 3

/** The tabs of one session and the stream that they share. */
interface Group {
  readonly tabs: Set<TabPort>
  readonly end: AbortController
  open: boolean
}

/**
 * Shares one event stream among all tabs of a browser that have the same session. Over HTTP/1.1 a browser opens six connections to a host:
 * with a stream per tab, the sixth tab would stop them all. Runs in a shared worker, which unlike Web Locks is available without HTTPS.
 */
export class EventHub {
  private readonly groups = new Map<string, Group>()
  /** Heartbeats since each tab last answered. */
  private readonly unanswered = new Map<TabPort, number>()
  private timer: ReturnType<typeof setInterval> | undefined

  connect(port: TabPort): void {
    port.onmessage = ({ data }) => {
      if (data.type === 'leave') this.leave(port)
      else if (data.type === 'follow') this.follow(port, data)
      else if (this.unanswered.has(port)) this.unanswered.set(port, 0)
    }
  }

  private follow(port: TabPort, { baseUrl, locale, credentials }: TabMessage & { type: 'follow' }): void {
    const key = JSON.stringify(credentials)
    const group =
      this.groups.get(key) ??
      this.open(key, { baseUrl, locale: () => locale, credentials: () => credentials })
    group.tabs.add(port)
    this.unanswered.set(port, 0)
    this.timer ??= setInterval(() => this.beat(), EVENTS_HEARTBEAT_MS)
    if (group.open) port.postMessage({ type: 'open' })
  }

  private open(key: string, options: ClientOptions): Group {
    const group: Group = { tabs: new Set(), end: new AbortController(), open: false }
    const send = (message: HubMessage) => {
      for (const tab of group.tabs) tab.postMessage(message)
    }
    this.groups.set(key, group)
    const onSessionExpired = () => {
      send({ type: 'expired' })
      for (const tab of group.tabs) this.leave(tab)
    }
    const listener = {
      onOpen() {
        group.open = true
        send({ type: 'open' })
      },
      onEvent: (event: LiveEvent) => send({ type: 'event', event }),
      onDisconnect() {
        group.open = false
        send({ type: 'disconnect' })
      },
    }
    void subscribeToEvents({ ...options, onSessionExpired }, listener, group.end.signal)
    return group
  }

  private leave(port: TabPort): void {
    this.unanswered.delete(port)
    port.close()
    for (const [key, { tabs, end }] of this.groups) {
      if (!tabs.delete(port) || tabs.size > 0) continue
      this.groups.delete(key)
      end.abort()
    }
    if (this.unanswered.size > 0) return
    clearInterval(this.timer)
    this.timer = undefined
  }

  private beat(): void {
    for (const [tab, count] of this.unanswered) {
      if (count >= UNANSWERED_BEATS) this.leave(tab)
      else {
        this.unanswered.set(tab, count + 1)
        tab.postMessage({ type: 'beat' })
      }
    }
  }
}
