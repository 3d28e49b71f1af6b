import { TransportError } from '@seaport/platforms/transport-error'
import type { SimClock } from '@seaport/runner/test-support/sim-clock'
import { buildSandbox } from '@seaport/sandbox/server'
import { fetchInto } from '../../weather/support/in-process.ts'
import { bodyText, type Talk } from './talk.ts'

/** Address of all networks' interfaces: it leads nowhere but into this process. OAuth takes plain http for this machine alone. */
export const NETWORK_URL = 'http://127.0.0.1:8788'

/** What befalls one request. `answer`: in place of the network's own. */
export type Trouble =
  | { kind: 'answer'; status: number; body: unknown; headers?: Record<string, string> }
  /** The network acts, and its answer is lost. */
  | { kind: 'cut' }
  /** Something happens elsewhere while the network answers as ever. */
  | { kind: 'meanwhile'; act: () => void }
  | Silence

/** The client is told to stop, and no answer comes: what is asked has to be given up. */
export interface Silence {
  kind: 'silence'
  clock: Pick<SimClock, 'wait'>
  act: () => void
}

/** How long a request that nobody gives up is left without an answer. */
const SILENT_MS = 300_000

/** Answers nothing until the request is given up. @throws as `fetch` does, or when it was waited for in vain */
export async function keepSilent(
  { clock, act }: Silence,
  signal: AbortSignal | null | undefined,
): Promise<never> {
  const patience = new AbortController()
  const givenUp = new Promise<string>((resolve) => {
    signal?.addEventListener('abort', () => resolve('given up'), { once: true })
  })
  act()
  const waited = clock.wait(SILENT_MS, patience.signal).then(
    () => 'not given up',
    () => '',
  )
  const end = await Promise.race([givenUp, waited])
  patience.abort()
  throw signal?.aborted ? signal.reason : new TypeError(end)
}

export interface Asked {
  readonly method: string
  readonly path: string
}

export interface Network {
  /** @param way how it got there, shown in the record */
  through(way: string): typeof fetch
  control<T = Record<string, string>>(path: string, body?: unknown): Promise<T>
  /** An answer of the interface that no record shows. */
  read<T>(path: string): Promise<T>
  readonly world: Awaited<ReturnType<typeof buildSandbox>>['world']
  /** All requests, in order. */
  readonly asked: Asked[]
  close(): Promise<void>
}

/** @param troubleOf what befalls a request, by its number from 0 */
export async function openNetwork(
  clock: SimClock,
  talk: Talk,
  troubleOf: (number: number) => Trouble | undefined,
): Promise<Network> {
  const sandbox = await buildSandbox({ people: 40, seed: 'records', now: clock.now, pageRows: 3 })
  await sandbox.app.ready()
  const reach = fetchInto(sandbox.app)
  const asked: Asked[] = []

  const meet = async (url: URL, init: RequestInit, trouble: Trouble | undefined): Promise<Response> => {
    if (trouble?.kind === 'silence') return keepSilent(trouble, init.signal)
    if (trouble?.kind === 'answer') {
      const { body, status, headers } = trouble
      return Response.json(body, { status, ...(headers && { headers }) })
    }
    const answer = await clock.runWhile(() => reach(url, init))
    if (trouble?.kind === 'cut') throw new TransportError('no answer', { isSent: true })
    if (trouble?.kind === 'meanwhile') trouble.act()
    return answer
  }

  return {
    world: sandbox.world,
    asked,
    close: () => sandbox.app.close(),
    through: (way) => async (input, init) => {
      const url = new URL(String(input))
      const method = init?.method?.toUpperCase() ?? 'GET'
      const sent = new Headers(init?.headers)
      const by = [sent.get('authorization'), sent.get('content-type')].filter(Boolean).join(', ')
      const query = decodeURIComponent(url.search.replaceAll('+', ' '))
      const line = talk.note(
        '→ net',
        `${way} ${method} ${url.pathname}${query} [${by}]${await bodyText(init?.body)}`,
      )
      asked.push({ method, path: url.pathname })
      const trouble = troubleOf(asked.length - 1)
      try {
        const answer = await meet(url, init ?? {}, trouble)
        const headers = new Headers(answer.headers)
        headers.set('date', new Date(clock.now()).toUTCString())
        line.text += ` ← ${answer.status}`
        if (/\/oauth2\/token$/.test(url.pathname) && answer.ok) await hideTokens(talk, answer.clone())
        return new Response(answer.body, { status: answer.status, headers })
      } catch (error) {
        line.text += ` ← ${(error as Error).message}`
        throw error
      }
    },
    async read<T>(path: string) {
      return (await (await reach(NETWORK_URL + path)).json()) as T
    },
    async control<T>(path: string, body?: unknown) {
      const answer = await reach(`${NETWORK_URL}/_control${path}`, {
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as T
    },
  }
}

async function hideTokens(talk: Talk, answer: Response): Promise<void> {
  const { access_token, refresh_token } = (await answer.json()) as Record<string, string>
  if (access_token) talk.hide(access_token, 'new token')
  if (refresh_token) talk.hide(refresh_token, 'new refresh token')
}
