/** A connection between two processes of one program; carries any cloneable value, in order. */
export interface Channel {
  post(message: unknown): void
  onMessage(listener: (message: unknown) => void): void
}

/** Functions that one side exposes to the other. */
type Methods = object

type Method<M, Name extends keyof M> = M[Name] extends (...args: infer A) => infer R
  ? { args: A; result: Awaited<R> }
  : never

type Message =
  | { readonly kind: 'tell'; readonly name: string; readonly args: readonly unknown[] }
  | { readonly kind: 'call'; readonly id: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | {
      readonly kind: 'failure'
      readonly id: number
      readonly error: string
      readonly code: string | undefined
    }

/** The other side. */
export interface Peer<Remote extends Methods> {
  /** @throws PeerError if the other side refuses, or is gone */
  call<Name extends keyof Remote & string>(
    name: Name,
    ...args: Method<Remote, Name>['args']
  ): Promise<Method<Remote, Name>['result']>
  /** Sends without expecting an answer. */
  tell<Name extends keyof Remote & string>(name: Name, ...args: Method<Remote, Name>['args']): void
  /** The other side is gone: pending calls are rejected. */
  end(): void
}

/** The other process failed, or ended before it answered. */
export class PeerError extends Error {
  readonly gone: boolean
  /** Code of the system's or SQLite's error in that process. */
  readonly code: string | undefined
  constructor(message: string, gone: boolean, code?: string) {
    super(message)
    this.name = 'PeerError'
    this.gone = gone
    this.code = code
  }
}

interface Waiting {
  resolve(value: never): void
  reject(error: PeerError): void
}

/** @param local functions that the other side may call */
export function connectPeer<Local extends Methods, Remote extends Methods>(
  channel: Channel,
  local: Local,
): Peer<Remote> {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let ended = false
  const post = (message: Message) => channel.post(message)

  channel.onMessage((received) => {
    const message = received as Message
    if (message.kind === 'tell') void run(local, message)
    else if (message.kind === 'call') void answer(local, message, post)
    else {
      const asked = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.kind === 'result') asked?.resolve(message.value as never)
      else asked?.reject(new PeerError(message.error, false, message.code))
    }
  })
  return {
    call(name, ...args) {
      if (ended) return Promise.reject(new PeerError(`${name}: the process has ended`, true))
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        post({ kind: 'call', id, name, args })
      })
    },
    tell(name, ...args) {
      if (!ended) post({ kind: 'tell', name, args })
    },
    end() {
      ended = true
      for (const { reject } of waiting.values()) reject(new PeerError('The process has ended', true))
      waiting.clear()
    },
  }
}

async function answer(
  local: Methods,
  message: Message & { kind: 'call' },
  post: (message: Message) => void,
): Promise<void> {
  const { id } = message
  try {
    post({ kind: 'result', id, value: await run(local, message) })
  } catch (error) {
    const { code } = error as { code?: unknown }
    post({ kind: 'failure', id, error: String(error), code: typeof code === 'string' ? code : undefined })
  }
}

async function run(
  local: Methods,
  { name, args }: { name: string; args: readonly unknown[] },
): Promise<unknown> {
  const method: unknown = Object.hasOwn(local, name) ? Reflect.get(local, name) : undefined
  if (typeof method !== 'function') throw new TypeError(`No such method: ${name}`)
  return Reflect.apply(method, local, args)
}
