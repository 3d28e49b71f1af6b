// @vitest-environment jsdom
/// <reference types="vite/client" />
import { ApiRefused } from '@seaport/api-client/errors'
import type { ReceivedRefusal } from '@seaport/api-client/refusal'
import { schemasOf } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { SystemConfig } from '@seaport/contract/people/system.schema'
import { preload } from '@seaport/i18n/browser'
import type { Namespace } from '@seaport/i18n/translate'
import { setUpDom } from '@seaport/ui/test-support'
import { type Part, recordOfPart, type Stage, type Weather } from '@seaport/ui/test-support/parts'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, getDefaultStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { client, serverClock } from '../../shared/api/client.ts'
import { configAtom } from '../../shared/config/system-config.ts'
import { sessionAtom } from '../../shared/session/session.ts'
import { hang } from '../../shared/test-support/console-case.tsx'
import { answers, ELSEWHERE, given, givenIn, ofPart } from './parts.cases.ts'

const modules = import.meta.glob<Record<string, unknown>>([
  '../../features/*/*.tsx',
  '../../features/*/{components,calendar}/*.tsx',
  '!**/*.test.tsx',
  '!**/gallery/**',
])
const texts = import.meta.glob('../../../../../packages/i18n/locales/en/*.json')

setUpDom()
beforeAll(async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  await preload(...Object.keys(texts).map((path) => path.replace(/^.*\/|\.json$/g, '') as Namespace))
})
afterAll(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  vi.useRealTimers()
  notifyManager.setScheduler((run) => setTimeout(run, 0))
})

const calls: string[] = []
let weather: Weather = 0
/** Those that wait for an answer. */
let waiting: (() => void)[] = []
beforeEach(() => {
  // What another file may have left; each part gets a store of its own.
  getDefaultStore().set(sessionAtom, null)
  notifyManager.setScheduler(queueMicrotask)
  vi.spyOn(serverClock, 'now').mockImplementation(() => Date.now())
  vi.spyOn(client, 'call').mockImplementation(answer as typeof client.call)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
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

async function answer(endpoint: Endpoint, input: object): Promise<unknown> {
  const { method, path, download } = endpoint
  const parts = Object.entries(input).filter(([, part]) => part && Object.keys(part as object).length > 0)
  const said = parts.map(([name, part]) => `${name}=${JSON.stringify(part)}`)
  calls.push(['asks', method, path, ...said].join(' '))
  if (weather === 'silent') await new Promise<void>((go) => waiting.push(go))
  if (weather === 'refusing') throw new ApiRefused(400, { code: 400, msg: 'Từ chối 拒絕' } as ReceivedRefusal)
  if (download) return new Blob(['x'])
  const data = givenIn(weather, answers[`${method} ${path}`] ?? schemasOf(endpoint).data) as {
    list?: unknown[]
    page?: number
  }
  return data?.list && data.page ? { ...data, page: 1, page_size: 20, total: data.list.length } : data
}

async function writeText(text: string): Promise<void> {
  calls.push(`copies ${text}`)
}

const stage: Stage = {
  calls,
  turn(now) {
    weather = now
    if (now !== 'silent') for (const go of waiting.splice(0)) go()
  },
  begin(now) {
    weather = now
    waiting = []
    const store = createStore()
    store.set(sessionAtom, hang)
    store.set(configAtom, givenIn(now, SystemConfig) as SystemConfig)
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
    return (part) => (
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={['/here']}>
            <Where />
            {part}
          </MemoryRouter>
        </QueryClientProvider>
      </Provider>
    )
  },
}

function Where(): ReactNode {
  const { pathname, search } = useLocation()
  return `${pathname}${search}` !== '/here' && <output>{`${pathname}${search}`}</output>
}

const features = [...new Set(Object.keys(modules).map((path) => path.split('/')[3] ?? ''))]

test.each(features)('the parts of %s show and do what their record says', async (feature) => {
  const lines: string[] = []
  for (const [path, load] of Object.entries(modules)) {
    if (path.split('/')[3] !== feature) continue
    for (const [name, component] of Object.entries(await load())) {
      if (!/^[A-Z]\w*[a-z]/.test(name) || typeof component !== 'function' || ELSEWHERE.has(name)) continue
      lines.push(...(await recordOfPart(stage, partOf(feature, name, component as Part['component']))))
    }
  }
  expect(lines.filter((line) => line.includes('throws'))).toEqual([])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${feature}.txt`)
})

function partOf(feature: string, name: string, component: Part['component']): Part {
  return {
    name,
    component,
    given(prop, now) {
      const of = ofPart[name]?.[prop] ?? given[feature]?.[prop] ?? given['*']?.[prop]
      if (!of) throw new Error(`what ${prop} is`)
      return givenIn(now, of)
    },
  }
}
