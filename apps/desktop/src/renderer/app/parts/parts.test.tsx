// @vitest-environment jsdom
/// <reference types="vite/client" />
import { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import { pageKeys } from '@seaport/contract/desktop/page-key'
import { givenIn, sampleOf } from '@seaport/contract/test-support/sample.schema'
import { optionalProps } from '@seaport/ui/test-support/optional-props'
import { lackingOf, partsIn, setUpParts, Where } from '@seaport/ui/test-support/part-stage'
import { type Part, recordOfPart } from '@seaport/ui/test-support/parts'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import {
  actsOfScreen,
  addresses,
  answers,
  given,
  joined,
  ofPart,
  optional,
  pagesWithKeys,
} from './parts.cases.ts'

vi.mock('@seaport/i18n/react', async (importOriginal) =>
  (await import('@seaport/ui/test-support/words-apart')).tellingWordsApart(await importOriginal()),
)

const sources = import.meta.glob<string>(['../../features/**/*.tsx', '../**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<Record<string, unknown>>([
  '../../features/*/components/**/*.tsx',
  '../shell/*.tsx',
  '../*.tsx',
  '!**/*.test.tsx',
  '!**/{App,Root,router,Shell,PaletteHost,SeatPalette}.tsx',
])
/** What stands at an address, with the parts around it. */
const screens = import.meta.glob<Record<string, unknown>>([
  '../../features/*/screens/*.tsx',
  '../shell/{SeatPalette,Shell}.tsx',
])
const texts = import.meta.glob('../../../../../../packages/i18n/locales/en/*.json')
/** How many idempotency keys were drawn at random. */
let keys = 0
let queries: QueryClient

const world = setUpParts(Object.keys(texts), () => {
  keys = 0
  queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  return (part) => (
    <Provider>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[at]}>
          <Here />
          <Routes>
            <Route path={at === '/here' ? '*' : at.replace('id-2', ':id')} element={part} />
            <Route path="*" element="…" />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>
  )
})
/** Where a part begins. */
let at = '/here'
afterAll(() => notifyManager.setScheduler((run) => setTimeout(run, 0)))

beforeEach(() => {
  listeners.clear()
  notifyManager.setScheduler(queueMicrotask)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  vi.stubGlobal('seaport', { call, on })
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    keys += 1
    return (bytes as unknown as Uint8Array).fill(keys) as never
  })
})

/** What the program itself does, which no server can refuse. */
const OF_PROGRAM = /^(?:inbox|tab|window)\./

type Args = { readonly idempotency_key?: string }

async function call(name: keyof typeof desktopIpc.calls, { idempotency_key, ...args }: Args) {
  const given = Object.keys(args).length > 0 ? [JSON.stringify(args)] : []
  const key = idempotency_key ? [`key ${Number.parseInt(idempotency_key.slice(0, 2), 16)}`] : []
  // Here no page has an area, which is told once, by whichever test shows the first.
  if (name !== 'tab.layout') world.calls.push(['asks', name, ...given, ...key].join(' '))
  if (!OF_PROGRAM.test(name)) {
    await world.answered()
    if (world.weather === 'refusing') return { ok: false, error: { code: 400, msg: 'Từ chối 拒絕' } }
  }
  const sample = givenIn(
    world.weather,
    answers[name] ?? desktopIpc.calls[name].result,
    lackingOf(world, name),
  )
  const turn = typeof world.weather === 'number' ? world.weather : 0
  const value = sample === null ? null : (joined[name]?.(sample as never, turn) ?? sample)
  return { ok: true, value: withWhatWasAsked(value, args) }
}

/** Who listens to what the main process tells, by its name. */
const listeners = new Map<string, Set<(told: unknown) => void>>()

function on(name: string, listener: (told: unknown) => void): () => void {
  listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
  return () => void listeners.get(name)?.delete(listener)
}

/** What is shown is asked again, of a server that refuses now. */
function askAgain(): void {
  world.turn('refusing')
  void queries.invalidateQueries()
}

/** Each key that a part shows, and all that the main process may tell it. */
function happens(isOfShell = false): ReadonlyMap<string, () => void> {
  const all = new Map<string, () => void>()
  for (const { ariaKeyShortcuts } of document.querySelectorAll('[aria-keyshortcuts]'))
    for (const chord of (ariaKeyShortcuts ?? '').split(' ')) all.set(`key ${chord}`, () => press(chord))
  for (const [name, of] of listeners)
    if (of.size > 0)
      for (const told of news(name as keyof typeof desktopIpc.events, isOfShell))
        all.set(`hears ${name} ${inShort(told)}`, () => {
          for (const listener of of) listener(told)
        })
  return all
}

/** A key is pressed anywhere in the window. */
function press(chord: string): void {
  const words = chord.split('+')
  const key = words.at(-1)?.toLowerCase() ?? ''
  const [ctrlKey, shiftKey] = ['Control', 'Shift'].map((word) => words.includes(word))
  fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}`, ctrlKey, shiftKey })
}

function news(name: keyof typeof desktopIpc.events, isOfShell: boolean): readonly unknown[] {
  if (name === 'screen.show') return [{ path: '/workbench/id-1' }]
  // Around the screens a key means the same in each account's page.
  const pages = isOfShell ? pagesWithKeys.slice(0, 1) : pagesWithKeys
  if (name === 'tab.key') return pages.flatMap((id) => pageKeys.map((key) => ({ id, key })))
  const told = [0, 1, 2].map((turn) => sampleOf(desktopIpc.events[name], 0, turn))
  return [...new Map(told.map((one) => [JSON.stringify(one), one])).values()]
}

const inShort = (told: unknown): string => {
  const text = JSON.stringify(told)
  return text.length < 120 ? text : `${text.slice(0, 119)}…`
}

/** What a call changes is in its answer: without that, who forgets the answer shows the same. */
function withWhatWasAsked(value: unknown, args: object): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const asked = Object.entries(args).filter(
    ([name, given]) => name !== 'id' && name in value && typeof given !== 'object',
  )
  return asked.length > 0 ? { ...value, ...Object.fromEntries(asked) } : value
}

/** Where an act led, and what it gave along. */
function Here(): ReactNode {
  const location = useLocation()
  const how = useNavigationType()
  return location.pathname !== at && <Where {...location} how={how} />
}

const featureOf = (path: string): string =>
  path.includes('/features/') ? (path.split('/')[3] ?? '') : 'shell'
const features = [...new Set(Object.keys(modules).map(featureOf))]

test.each(features)('the parts of %s show and do what their record says', async (feature) => {
  const lines: string[] = []
  for (const [path, load] of Object.entries(modules)) {
    if (featureOf(path) !== feature) continue
    for (const [name, component] of partsIn(await load()))
      lines.push(...(await recordOfPart(world, partOf(feature, name, component, path))))
  }
  expect(lines.filter((line) => line.includes('throws'))).toEqual([])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${feature}.txt`)
})

test('the screens show and do what their record says', async () => {
  const lines: string[] = []
  for (const [path, load] of Object.entries(screens))
    for (const [name, component] of partsIn(await load())) {
      at = addresses[name] ?? '/here'
      lines.push(...(await recordOfPart(world, screenOf(path, name, component))))
    }
  at = '/here'
  expect(lines.filter((line) => line.includes('throws'))).toEqual([])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('screens.txt')
})

/** A screen, whose parts have records of their own. */
function screenOf(path: string, name: string, component: Part['component']): Part {
  let rows = 0
  const isTaken = (act: string) => {
    if (act.startsWith('tr ')) rows += 1
    return (actsOfScreen[name] ?? OF_SCREENS).test(act) && !(act.startsWith('tr ') && rows > 1)
  }
  const { happens: _, ...part } = partOf(featureOf(path), name, component, path)
  return {
    ...part,
    // Keys and news are in the records of parts, but for those of what stands around the screens.
    happens: () => (name === 'Shell' ? happens(true) : new Map([['asks again, refused', askAgain]])),
    mostLines: 300,
    leads: 'section[aria-label="Actions"]',
    takes: ([act = '', next]) => (next === undefined ? isTaken(act) : next !== 'button Clear selection'),
  }
}

/** All but what is done alike in every list, and around every login. */
const OF_SCREENS =
  /^(?!checkbox Select row|select Rows per page|button (?:Next page|Last page|Language|Theme))/

function partOf(feature: string, name: string, component: Part['component'], path: string): Part {
  const source = sources[path]
  if (source === undefined) throw new Error(`the source of ${path}`)
  return {
    name,
    component,
    thorough: true,
    leads: '[role="menu"], [role="alertdialog"], dialog',
    happens: () => happens(),
    optional: [...new Set([...optionalProps(source, name), ...(optional[name] ?? [])])],
    given(prop, now) {
      const of = ofPart[name]?.[prop] ?? given[feature]?.[prop] ?? given['*']?.[prop]
      if (!of) throw new Error(`what ${prop} is`)
      return givenIn(now, of, lackingOf(world, prop))
    },
  }
}
