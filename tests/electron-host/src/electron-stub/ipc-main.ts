import { EventEmitter } from 'node:events'
import { hostEvent } from './event.ts'
import { strict } from './strict.ts'

type InvokeHandler = (event: object, ...args: unknown[]) => unknown

/** Result that crosses back to the page: a value, or the text of an error. */
export type InvokeAnswer = { value: unknown } | { error: string }

class HostIpcMain extends EventEmitter {
  private readonly handlers = new Map<string, InvokeHandler>()

  handle = (channel: string, handler: InvokeHandler) => {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.handlers.set(channel, handler)
  }
  handleOnce = (channel: string, handler: InvokeHandler) => {
    this.handle(channel, (...args) => {
      this.removeHandler(channel)
      return handler(...args)
    })
  }
  removeHandler = (channel: string) => void this.handlers.delete(channel)

  /** A page's `ipcRenderer.invoke`. */
  _invoke = async (
    sender: object,
    senderFrame: object,
    channel: string,
    args: unknown[],
  ): Promise<InvokeAnswer> => {
    try {
      const handler = this.handlers.get(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      const event = hostEvent({ sender, senderFrame, type: 'frame', processId: 0, frameId: 0 })
      return { value: await handler(event, ...args) }
    } catch (error) {
      return { error: `Error invoking remote method '${channel}': ${String(error)}` }
    }
  }

  /** A page's `ipcRenderer.send`. */
  _receive = (sender: object, senderFrame: object, channel: string, args: unknown[]) => {
    this.emit(channel, hostEvent({ sender, senderFrame }), ...args)
  }
}

export const ipcMain = strict(new HostIpcMain(), 'ipcMain')
