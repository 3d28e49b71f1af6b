import type { CDPSession } from 'playwright'
import type { InvokeAnswer } from './ipc-main.ts'
import { pack, unpack } from './packed.ts'
import {
  type PreloadMessage,
  type PreloadNews,
  WORLD_BINDING,
  WORLD_DELIVER,
  WORLD_NAME,
  worldScripts,
} from './preload-world.ts'

type Hear = {
  invoke(channel: string, args: unknown[]): Promise<InvokeAnswer>
  send(channel: string, args: unknown[]): void
}

/** A page's preload in a world of its own, as with Electron's `contextIsolation` (docs/tutorial/context-isolation.md). */
export class Preload {
  /** Chromium's id of the world in the current page. */
  private world: number | undefined
  private waiting: PreloadNews[] = []
  private readonly hear: Hear
  private cdp: CDPSession | undefined

  constructor(hear: Hear) {
    this.hear = hear
  }

  /** Before the page loads anything. */
  async install(cdp: CDPSession, text: string): Promise<void> {
    this.cdp = cdp
    this.world = undefined
    cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === WORLD_BINDING) void this.take(executionContextId, JSON.parse(payload) as PreloadMessage)
    })
    const { page, preload } = worldScripts(text)
    // Required before Chromium adds bindings.
    await cdp.send('Runtime.enable')
    await cdp.send('Runtime.addBinding', { name: WORLD_BINDING, executionContextName: WORLD_NAME })
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: page })
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: preload, worldName: WORLD_NAME })
  }

  /** Messages queue until the current page has loaded, and are dropped when it navigates away, as in Electron. */
  deliver(channel: string, args: unknown[]): void {
    const news: PreloadNews = ['event', channel, pack(args)]
    if (this.world === undefined) this.waiting.push(news)
    else this.tell(this.world, news)
  }

  private async take(world: number, message: PreloadMessage): Promise<void> {
    if (message[0] === 'hello') {
      this.world = world
      for (const news of this.waiting.splice(0)) this.tell(world, news)
      return
    }
    if (message[0] === 'send') return this.hear.send(message[1], unpack(message[2]) as unknown[])
    const [, id, channel, args] = message
    const answer = await this.hear.invoke(channel, unpack(args) as unknown[])
    this.tell(world, ['answer', id, packAnswer(answer)])
  }

  private tell(world: number, news: PreloadNews): void {
    const expression = `${WORLD_DELIVER}(${JSON.stringify(news)})`
    void this.cdp?.send('Runtime.evaluate', { contextId: world, expression }).catch(() => undefined)
  }
}

function packAnswer(answer: InvokeAnswer): InvokeAnswer {
  if ('error' in answer) return answer
  try {
    return { value: pack(answer.value) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
