import { ProxyConnectionError, TransportError } from '@seaport/platforms/transport-error'
import { Agent, buildConnector, DecoratorHandler, type Dispatcher, fetch as send } from 'undici'
import { createConnectionPace } from './connection-pace.ts'
import { CONNECT_TIMEOUT_MS, dial } from './dial.ts'
import type { AccountProxy } from './egress.ts'

/** HTTP/1.1 only: HTTP/2 silently repeats a request after a GOAWAY: nodejs/undici#5788. */
const CONNECTING = { timeout: CONNECT_TIMEOUT_MS, allowH2: false }

/**
 * @returns a `fetch` that never bypasses the proxy, not even for loopback addresses; the proxy resolves names. It throws {@link ProxyConnectionError}
 * if nothing was sent, else {@link TransportError} if there was no answer.
 */
export function fetchThrough(proxy: AccountProxy): typeof fetch {
  const secure = buildConnector(CONNECTING)
  const agent = agentOf((options, answer) => {
    const host = options.hostname.replace(/^\[(.*)\]$/, '$1')
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
    dial(proxy, { host, port }).then(
      (socket) => {
        if (options.protocol === 'https:') secure({ ...options, httpSocket: socket }, answer)
        else answer(null, socket)
      },
      (error: Error) => answer(error, null),
    )
  })
  return async (input, init) => {
    try {
      return await fetchBy(agent, input, init)
    } catch (error) {
      const isUnsent = error instanceof TransportError && !error.isSent && !init?.signal?.aborted
      throw isUnsent ? new ProxyConnectionError({ cause: error.cause }) : error
    }
  }
}

/** @returns a `fetch` that ignores Node's proxy settings. It throws {@link TransportError} if there was no answer. */
export function createDirectFetch(): typeof fetch {
  const agent = agentOf(buildConnector(CONNECTING))
  return (input, init) => fetchBy(agent, input, init)
}

function agentOf(connect: buildConnector.connector): Agent {
  const nextTurn = createConnectionPace()
  return new Agent({
    connect: (options, answer) => {
      void nextTurn().then(() =>
        connect(options, (...[error, socket]) =>
          // Hides errors with undici's own code UND_ERR_SOCKET, after which undici redials without limit (nodejs/undici#3897).
          error ? answer(new Error('no connection', { cause: error }), null) : answer(null, socket),
        ),
      )
    },
  })
}

/** Progress of one request. */
interface Progress {
  isSent: boolean
}

async function fetchBy(
  agent: Agent,
  input: Parameters<typeof fetch>[0],
  init: Parameters<typeof fetch>[1],
): Promise<Response> {
  const progress: Progress = { isSent: false }
  const dispatcher = agent.compose((dispatch) => (options, handler) => {
    // `fetch` repeats a request that was answered 421; a write must not be repeated.
    if (progress.isSent && options.method !== 'GET' && options.method !== 'HEAD')
      throw new TransportError('not sent a second time', { isSent: true })
    return dispatch(options, new SentRecorder(handler, progress))
  })
  try {
    // The types of Node's `fetch` and of undici's are identical except for their names.
    return (await send(input as string, { ...(init as object), dispatcher })) as unknown as Response
  } catch (error) {
    const { isSent } = progress
    if (init?.signal?.aborted)
      throw new TransportError(String(init.signal.reason), { cause: init.signal.reason, isSent })
    throw new TransportError(isSent ? 'no answer' : 'not connected', { cause: error, isSent })
  }
}

/** undici's type of the class lacks methods that exist at run time. */
const Handler = DecoratorHandler as unknown as new (
  inner: Dispatcher.DispatchHandler,
) => {
  onRequestStart(controller: Dispatcher.DispatchController, context: unknown): void
  onResponseStart(...answer: Parameters<Required<Dispatcher.DispatchHandler>['onResponseStart']>): void
}

class SentRecorder extends Handler {
  readonly #progress: Progress
  constructor(inner: Dispatcher.DispatchHandler, progress: Progress) {
    super(inner)
    this.#progress = progress
  }

  /** The connection is established, and the request is written next. */
  override onRequestStart(controller: Dispatcher.DispatchController, context: unknown): void {
    this.#progress.isSent = true
    super.onRequestStart(controller, context)
  }

  /** A `103 Early Hints` is not the answer yet, and undici's class accepts only one answer. */
  override onResponseStart(
    ...answer: Parameters<Required<Dispatcher.DispatchHandler>['onResponseStart']>
  ): void {
    const [, status] = answer
    if (status >= 200) super.onResponseStart(...answer)
  }
}
