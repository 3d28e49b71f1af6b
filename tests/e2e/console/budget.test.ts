import { expect, test } from 'vitest'
import { readBundle } from '../support/bundle.ts'

/** Bytes after gzip (design, section 7). */
const INITIAL = 140_000
const DASHBOARD = 240_000
const SCREEN = 15_000

const ENTRY = 'index.html'
const SHELL = 'src/app/shell/Shell.tsx'
const DASHBOARD_SCREEN = 'src/features/dashboard/screens/Dashboard.tsx'
const LOCALE = /i18n\/locales\/(\w+)\/[\w-]+\.json$/

const bundle = readBundle()
const screens = bundle.names.filter((name) => /^src\/features\/[^/]+\/screens\/[^/]+\.tsx$/.test(name))

test('the first page starts with 140 kB of JavaScript at most', () => {
  expect(bundle.weight(bundle.closure(ENTRY))).toBeLessThanOrEqual(INITIAL)
})

test('the dashboard with its shell and its charts takes 240 kB at most', () => {
  const shown = bundle.closure(ENTRY, SHELL, DASHBOARD_SCREEN)
  const charts = [...shown]
    .flatMap(bundle.fetches)
    .filter((name) => name.endsWith('/ui/src/charts/BarsChart.tsx'))
  expect(charts).toHaveLength(1)
  expect(bundle.weight(bundle.closure(...shown, ...charts))).toBeLessThanOrEqual(DASHBOARD)
})

test('no screen brings more than 15 kB of its own', () => {
  expect(screens.length).toBeGreaterThan(3)
  const closures = new Map(screens.map((screen) => [screen, bundle.closure(ENTRY, SHELL, screen)]))
  const heavy = screens.flatMap((screen) => {
    const others = new Set([...closures].flatMap(([other, parts]) => (other === screen ? [] : [...parts])))
    const own = [...(closures.get(screen) ?? [])].filter((part) => !others.has(part))
    const bytes = bundle.weight(own)
    return bytes > SCREEN ? [`${screen}: ${bytes}`] : []
  })
  expect(heavy).toEqual([])
})

test('every text is fetched by itself: none comes with code that anybody loads', () => {
  const texts = bundle.names.filter((name) => LOCALE.test(name))
  expect(new Set(texts.map((name) => LOCALE.exec(name)?.[1]))).toEqual(new Set(['cn', 'hk', 'en', 'vi']))
  const loaded = bundle.closure(ENTRY, SHELL, ...screens)
  expect(texts.filter((name) => loaded.has(name))).toEqual([])
})
