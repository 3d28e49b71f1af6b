/// <reference types="vite/client" />
import { ApiRefused } from '@seaport/api-client/errors'
import type { ReceivedRefusal } from '@seaport/api-client/refusal'
import { schemasOf } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { SystemConfig } from '@seaport/contract/people/system.schema'
import { userPermission } from '@seaport/contract/people/user'
import { givenIn } from '@seaport/contract/test-support/sample.schema'
import { lackingOf, setUpParts, Where, type World } from '@seaport/ui/test-support/part-stage'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, getDefaultStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter, parsePath, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { afterAll, beforeEach, vi } from 'vitest'
import { client, serverClock } from '../../shared/api/client.ts'
import { queries } from '../../shared/api/queries.ts'
import { configAtom } from '../../shared/config/system-config.ts'
import { type Session, sessionAtom } from '../../shared/session/session.ts'
import { hang } from '../../shared/test-support/console-case.tsx'
import { answers } from './answers.cases.ts'
import { reader } from './reader.cases.ts'
import { superuser } from './screens.cases.ts'

/** A screen with its route, and who has logged in. */
interface ShownScreen {
  readonly path: string
  session(weather: World['weather']): Session | null
  /** What calls answer otherwise. */
  readonly answers: Readonly<Record<string, object>>
  /** What the screen before has given along. */
  readonly state: object | null
}

const texts = import.meta.glob('../../../../../packages/i18n/locales/en/*.json')

/**
 * The console's world outside in the records of parts and screens: a session, a server that answers with samples, and an
 * address. Call at the top of a test file.
 *
 * @param screen what is shown, which an act may lead away from; without it, what is shown stays
 */
export function setUpConsole(screen?: () => ShownScreen | undefined): World {
  /** How many keys were drawn at random. */
  let drawn = 0
  /** Rights that the page has asked about. */
  const rights = new Set<string>()
  /** Those that calls were made with: what else draws one depends on what is loaded. */
  let keys: string[] = []
  /** Leaves the session of the part before: a store that is followed keeps its listener on the window. */
  let leaveSession = () => {}
  const world = setUpParts(
    Object.keys(texts),
    (address) => {
      drawn = 0
      keys = []
      rights.clear()
      // Pages outside the shell share a cache.
      queries.clear()
      const store = createStore()
      const shown = screen?.()
      // In the state with other choices an administrator looks.
      const own = world.weather === 1 ? superuser : hang
      store.set(sessionAtom, shown ? shown.session(world.weather) : own)
      leaveSession()
      leaveSession = store.sub(sessionAtom, () =>
        world.calls.push(store.get(sessionAtom) ? 'logs in' : 'logs out'),
      )
      store.set(configAtom, givenIn(world.weather, SystemConfig) as SystemConfig)
      const ownQueries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
      return (part) => (
        <Provider store={store}>
          <QueryClientProvider client={ownQueries}>
            <MemoryRouter initialEntries={[{ ...parsePath(address), state: shown?.state }]}>
              <Here from={address} />
              {shown ? <At path={shown.path}>{part}</At> : part}
            </MemoryRouter>
          </QueryClientProvider>
        </Provider>
      )
    },
    reader,
  )
  afterAll(() => notifyManager.setScheduler((run) => setTimeout(run, 0)))
  beforeEach(() => {
    // What another file may have left; each part gets a store of its own.
    getDefaultStore().set(sessionAtom, null)
    notifyManager.setScheduler(queueMicrotask)
    vi.spyOn(serverClock, 'now').mockImplementation(() => Date.now())
    vi.spyOn(client, 'call').mockImplementation(((endpoint, input, options) =>
      answer(world, keys, rights, screen?.(), endpoint, input, options)) as typeof client.call)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      drawn += 1
      return (bytes as unknown as Uint8Array).fill(drawn) as never
    })
    stubPictures(world.calls)
    // Everything is in view, but what waits for that says so.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly observe: () => void
        constructor(tell: (entries: object[]) => void) {
          this.observe = () => {
            world.calls.push('waits to be seen')
            tell([{ isIntersecting: true }])
          }
        }
        disconnect() {}
      },
    )
    // A browser that has passkeys.
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('PublicKeyCredential', class {})
    vi.stubGlobal('open', (address: string) => void world.calls.push(`opens ${address}`))
  })
  return world
}

function Here({ from }: { from: string }): ReactNode {
  return <Where {...useLocation()} how={useNavigationType()} from={from} />
}

function At({ path, children }: { path: string; children: ReactNode }): ReactNode {
  return (
    <Routes>
      <Route path={path} element={children} />
      <Route path="*" element={null} />
    </Routes>
  )
}

async function answer(
  world: World,
  keys: string[],
  rights: Set<string>,
  screen: ShownScreen | undefined,
  endpoint: Endpoint,
  input: object,
  options?: { idempotencyKey?: string },
): Promise<unknown> {
  const { method, path, download } = endpoint
  const said = Object.entries(input).flatMap(([name, part]) => {
    if (part instanceof File) return [`${name}=‹${part.name}›`]
    return part && Object.keys(part as object).length > 0 ? [`${name}=${JSON.stringify(part)}`] : []
  })
  // On a screen, how many keys were drawn before depends on which acts needed a new page.
  const key =
    endpoint.idempotent && options?.idempotencyKey
      ? [screen ? 'with a key' : `key ${placeIn(keys, options.idempotencyKey)}`]
      : []
  world.calls.push(['asks', method, path, ...said, ...key].join(' '))
  const name = `${method} ${path}`
  await world.answered(name)
  const { weather } = world
  if (weather === 'refusing') throw new ApiRefused(400, { code: 400, msg: 'Từ chối 拒絕' } as ReceivedRefusal)
  if (download) return new Blob(['x'])
  const given = givenIn(weather, answers[name] ?? schemasOf(endpoint).data, lackingOf(world, name))
  if (endpoint === userPermission) tellRights(given as { keys: string[] }, rights, world.calls)
  const otherwise = screen?.answers[name]
  const data = (otherwise ? { ...(given as object), ...otherwise } : given) as {
    list?: unknown[]
    page?: number
  }
  return data?.list && data.page ? { ...data, page: 1, page_size: 20, total: data.list.length } : data
}

/** Of an editor that asks about all rights the first are enough. */
const MOST_RIGHTS = 8

/** Lets an answer with rights tell which of them the page asks about, each once. */
function tellRights({ keys }: { keys: string[] }, rights: Set<string>, calls: string[]): void {
  Object.defineProperty(keys, 'includes', {
    configurable: true,
    value: (key: string) => {
      if (!rights.has(key) && rights.size < MOST_RIGHTS) calls.push(`asks GET /user/permission about ${key}`)
      rights.add(key)
      return keys.indexOf(key) >= 0
    },
  })
}

/** @returns the place of something among others, from 1, at whose end it is put if it is not there */
function placeIn(known: string[], one: string): number {
  const at = known.indexOf(one)
  return at < 0 ? known.push(one) : at + 1
}

/** What a browser makes of a file: its checksum, and a picture that it draws. */
function stubPictures(calls: string[]): void {
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (kind, bytes) => {
    calls.push(`works out ${kind} of ${(bytes as ArrayBuffer).byteLength} bytes`)
    return Uint8Array.from({ length: 64 }, (_, at) => at).buffer
  })
  vi.stubGlobal('createImageBitmap', async (file: File) => ({
    width: 30,
    height: 20,
    name: file.name,
    close: () => calls.push('closes the picture'),
  }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (picture: { name: string }, ...places: number[]) =>
      calls.push(`draws ${picture.name} ${places.join(' ')}`),
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    (type, quality) => `data:${type};${quality}`,
  )
}
