// @vitest-environment jsdom
/// <reference types="vite/client" />
import { ApiRefused } from '@seaport/api-client/errors'
import type { ReceivedRefusal } from '@seaport/api-client/refusal'
import { schemasOf } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { SystemConfig } from '@seaport/contract/people/system.schema'
import { givenIn } from '@seaport/contract/test-support/sample.schema'
import { partsIn, setUpParts, Where } from '@seaport/ui/test-support/part-stage'
import { type Part, recordOfPart } from '@seaport/ui/test-support/parts'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, getDefaultStore, Provider } from 'jotai'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { client, serverClock } from '../../shared/api/client.ts'
import { configAtom } from '../../shared/config/system-config.ts'
import { sessionAtom } from '../../shared/session/session.ts'
import { hang } from '../../shared/test-support/console-case.tsx'
import { answers, ELSEWHERE, given, ofPart, optional } from './parts.cases.ts'

const modules = import.meta.glob<Record<string, unknown>>([
  '../../features/*/*.tsx',
  '../../features/*/{components,calendar}/*.tsx',
  '!**/*.test.tsx',
  '!**/gallery/**',
])
const texts = import.meta.glob('../../../../../packages/i18n/locales/en/*.json')

const world = setUpParts(Object.keys(texts), () => {
  keys = 0
  const store = createStore()
  store.set(sessionAtom, hang)
  store.set(configAtom, givenIn(world.weather, SystemConfig) as SystemConfig)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  return (part) => (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={['/here']}>
          <Here />
          {part}
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>
  )
})
const { calls } = world
/** How many keys were drawn at random. */
let keys = 0
afterAll(() => notifyManager.setScheduler((run) => setTimeout(run, 0)))

beforeEach(() => {
  // What another file may have left; each part gets a store of its own.
  getDefaultStore().set(sessionAtom, null)
  notifyManager.setScheduler(queueMicrotask)
  vi.spyOn(serverClock, 'now').mockImplementation(() => Date.now())
  vi.spyOn(client, 'call').mockImplementation(answer as typeof client.call)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    keys += 1
    return (bytes as unknown as Uint8Array).fill(keys) as never
  })
  stubPictures()
  // Everything is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void
      constructor(tell: (entries: object[]) => void) {
        this.observe = () => tell([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  vi.stubGlobal('open', (address: string) => void calls.push(`opens ${address}`))
})

async function answer(
  endpoint: Endpoint,
  input: object,
  options?: { idempotencyKey?: string },
): Promise<unknown> {
  const { method, path, download } = endpoint
  const said = Object.entries(input).flatMap(([name, part]) => {
    if (part instanceof File) return [`${name}=‹${part.name}›`]
    return part && Object.keys(part as object).length > 0 ? [`${name}=${JSON.stringify(part)}`] : []
  })
  const key =
    endpoint.idempotent && options?.idempotencyKey
      ? [`key ${Number.parseInt(options.idempotencyKey.slice(0, 2), 16)}`]
      : []
  calls.push(['asks', method, path, ...said, ...key].join(' '))
  await world.answered()
  const { weather } = world
  if (weather === 'refusing') throw new ApiRefused(400, { code: 400, msg: 'Từ chối 拒絕' } as ReceivedRefusal)
  if (download) return new Blob(['x'])
  const data = givenIn(weather, answers[`${method} ${path}`] ?? schemasOf(endpoint).data) as {
    list?: unknown[]
    page?: number
  }
  return data?.list && data.page ? { ...data, page: 1, page_size: 20, total: data.list.length } : data
}

/** What a browser makes of a file: its checksum, and a picture that it draws. */
function stubPictures(): void {
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

const Here = () => <Where {...useLocation()} />

const features = [...new Set(Object.keys(modules).map((path) => path.split('/')[3] ?? ''))]

test.each(features)('the parts of %s show and do what their record says', async (feature) => {
  const lines: string[] = []
  for (const [path, load] of Object.entries(modules)) {
    if (path.split('/')[3] !== feature) continue
    for (const [name, component] of partsIn(await load()))
      if (!ELSEWHERE.has(name)) lines.push(...(await recordOfPart(world, partOf(feature, name, component))))
  }
  expect(lines.filter((line) => line.includes('throws'))).toEqual([])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${feature}.txt`)
})

function partOf(feature: string, name: string, component: Part['component']): Part {
  return {
    name,
    component,
    ...(optional[name] && { optional: optional[name] }),
    given(prop, now) {
      const of = ofPart[name]?.[prop] ?? given[feature]?.[prop] ?? given['*']?.[prop]
      if (!of) throw new Error(`what ${prop} is`)
      return givenIn(now, of)
    },
  }
}
