// @vitest-environment jsdom
/// <reference types="vite/client" />
import { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import { preload } from '@seaport/i18n/browser'
import type { Namespace } from '@seaport/i18n/translate'
import { setUpDom } from '@seaport/ui/test-support'
import { type Part, recordOfPart, type Stage, type Weather } from '@seaport/ui/test-support/parts'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answers, given, givenIn, ofPart } from './parts.cases.ts'

const modules = import.meta.glob<Record<string, unknown>>([
  '../../features/*/components/**/*.tsx',
  '../shell/*.tsx',
  '../*.tsx',
  '!**/*.test.tsx',
  '!**/{App,BatchReport,Root,router,Shell,PaletteHost,SeatPalette}.tsx',
])
const texts = import.meta.glob('../../../../../../packages/i18n/locales/en/*.json')

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
  notifyManager.setScheduler(queueMicrotask)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
})

/** What the program itself does, which no server can refuse. */
const OF_PROGRAM = /^(?:inbox|tab|window)\./

async function call(name: keyof typeof desktopIpc.calls, args: object): Promise<unknown> {
  calls.push(`asks ${name}${Object.keys(args).length > 0 ? ` ${JSON.stringify(args)}` : ''}`)
  const isOfProgram = OF_PROGRAM.test(name)
  if (weather === 'silent' && !isOfProgram) await new Promise<void>((go) => waiting.push(go))
  if (weather === 'refusing' && !isOfProgram) return { ok: false, error: { code: 400, msg: 'Từ chối 拒絕' } }
  return { ok: true, value: givenIn(weather, answers[name] ?? desktopIpc.calls[name].result) }
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
    const queries = new QueryClient({
      defaultOptions: {
        queries: { retry: false, staleTime: 60_000, networkMode: 'always' },
        mutations: { networkMode: 'always' },
      },
    })
    return (part) => (
      <Provider>
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

const featureOf = (path: string): string =>
  path.includes('/features/') ? (path.split('/')[3] ?? '') : 'shell'
const features = [...new Set(Object.keys(modules).map(featureOf))]

test.each(features)('the parts of %s show and do what their record says', async (feature) => {
  const lines: string[] = []
  for (const [path, load] of Object.entries(modules)) {
    if (featureOf(path) !== feature) continue
    for (const [name, component] of Object.entries(await load()))
      if (/^[A-Z]\w*[a-z]/.test(name) && typeof component === 'function')
        lines.push(...(await recordOfPart(stage, partOf(feature, name, component as Part['component']))))
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
