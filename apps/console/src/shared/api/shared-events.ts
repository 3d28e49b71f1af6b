import type { HubMessage, TabMessage } from '@seaport/api-client/event-hub'
import type { LiveListener } from '@seaport/api-client/event-stream'
import { EVENTS_HEARTBEAT_MS } from '@seaport/contract/event'
import { client } from './client.ts'

export interface SharedListener extends LiveListener {
  /**
   * Data may have changed. Called regularly in a visible tab while no stream is open: a proxy or a virus scanner stops it, or there is no shared worker
   * (Chrome on Android, blocked storage).
   */
  onPoll?(): void
}

/** Silence in ms after which the worker counts as dead: browsers do not report its crash. */
const SILENCE_MS = 3 * EVENTS_HEARTBEAT_MS
/** How long a hidden tab stays subscribed, in ms. */
const HIDDEN_MS = 5 * 60_000
const POLL_MS = 30_000

/** Subscribes to the event stream shared by all tabs of this browser, until `signal` aborts or the session is over. */
export async function followSharedEvents(listener: SharedListener, signal: AbortSignal): Promise<void> {
  const { baseUrl, locale } = client.options
  const credentials = await client.options.credentials('GET', baseUrl)
  if (signal.aborted) return
  const follower = new Follower(listener, { type: 'follow', baseUrl, locale: locale(), credentials })
  const { addEventListener: add } = globalThis
  add('pageshow', () => follower.start(), { signal })
  add('pagehide', () => follower.stop(), { signal })
  document.addEventListener('visibilitychange', () => follower.onVisibility(), { signal })
  signal.addEventListener('abort', () => follower.end())
  follower.start()
}

/** One tab's connection to the worker. */
class Follower {
  private readonly listener: SharedListener
  private readonly request: TabMessage & { type: 'follow' }
  private port: MessagePort | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private hidden: ReturnType<typeof setTimeout> | undefined
  /** Runs while no stream is open. */
  private polling: ReturnType<typeof setInterval> | undefined
  private withoutWorker = false
  private over = false

  constructor(listener: SharedListener, request: TabMessage & { type: 'follow' }) {
    this.listener = listener
    this.request = request
  }

  start(): void {
    if (this.over || this.port || this.withoutWorker) return
    try {
      const worker = new SharedWorker(new URL('./event-worker.ts', import.meta.url), { type: 'module' })
      worker.onerror = () => this.doWithoutWorker()
      this.port = worker.port
    } catch {
      this.doWithoutWorker()
      return
    }
    this.port.onmessage = ({ data }: MessageEvent<HubMessage>) => this.onMessage(data)
    this.send(this.request)
    this.listen()
    this.poll()
  }

  /** Unsubscribes; `start` subscribes again. */
  stop(): void {
    clearTimeout(this.silence)
    clearTimeout(this.hidden)
    this.endPolling()
    if (!this.port) return
    this.send({ type: 'leave' })
    this.port.close()
    this.port = undefined
    this.listener.onDisconnect?.()
  }

  end(): void {
    this.over = true
    this.stop()
  }

  onVisibility(): void {
    clearTimeout(this.hidden)
    if (document.hidden) {
      if (this.port) this.hidden = setTimeout(() => this.stop(), HIDDEN_MS)
    } else if (this.polling) this.listener.onPoll?.()
    else this.start()
  }

  private onMessage(message: HubMessage): void {
    this.listen()
    if (message.type === 'beat') this.send({ type: 'here' })
    else if (message.type === 'open') {
      this.endPolling()
      this.listener.onOpen()
    } else if (message.type === 'event') this.listener.onEvent(message.event)
    else if (message.type === 'disconnect') {
      this.poll()
      this.listener.onDisconnect?.()
    } else {
      this.end()
      client.options.onSessionExpired?.(this.request.credentials)
    }
  }

  /** Waits for the worker's next message. */
  private listen(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => {
      this.stop()
      this.start()
      this.listener.onPoll?.()
    }, SILENCE_MS)
  }

  private doWithoutWorker(): void {
    this.stop()
    this.withoutWorker = true
    if (!this.over) this.poll()
  }

  private poll(): void {
    this.polling ??= setInterval(() => {
      if (!document.hidden) this.listener.onPoll?.()
    }, POLL_MS)
  }

  private endPolling(): void {
    clearInterval(this.polling)
    this.polling = undefined
  }

  private send(message: TabMessage): void {
    this.port?.postMessage(message)
  }
}
