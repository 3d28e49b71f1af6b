// @vitest-environment jsdom
/// <reference types="vite/client" />
import { schemasOf } from '@seaport/contract/api.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { recordOfScreen } from '@seaport/ui/test-support/screens'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../shared/api/client.ts'
import type { Screen } from '../../shared/screen/screen.ts'
import { hang } from '../../shared/test-support/console-case.tsx'
import { setUpConsole } from './console.cases.tsx'
import { cases, OF_PANELS, superuser, values } from './screens.cases.ts'

vi.mock('@seaport/i18n/react', async (importOriginal) =>
  (await import('./reader.cases.ts')).readBy(await importOriginal()),
)

const modules = import.meta.glob<Record<string, readonly Screen[]>>('../../features/*/*.screens.ts')

let current: Parameters<typeof setUpConsole>[0] extends (() => infer Shown) | undefined ? Shown : never
const world = setUpConsole(() => current)
/** The parameters of the address that were read. */
const read = new Set<string>()

beforeEach(() => {
  const { get } = URLSearchParams.prototype
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function (this: URLSearchParams, name) {
    read.add(name)
    return get.call(this, name)
  })
})

const features = Object.keys(modules).map((path) => path.split('/')[3] ?? '')

test.each(features)('the screens of %s show and do what their record says', async (feature) => {
  const lines: string[] = []
  for (const screen of await screensOf(feature)) {
    const { path, name, load, layout } = screen
    const { others = [], session = hang, people = {}, given = {} } = cases[name] ?? {}
    // A page is for visitors and users alike; in the shell is a user, or an administrator.
    const other = layout === 'page' ? (session ? null : hang) : superuser
    const lookAs = (person = '') => {
      const answers = people[person] ?? {}
      const state = given[person] ?? null
      current = { path, session: (weather) => (weather === 1 ? other : session), answers, state }
    }
    lookAs()
    read.clear()
    vi.mocked(client.call).mockClear()
    const address = path.replace(':id', 'id-1')
    const component = (await load()) as (props: never) => ReactNode
    const filled = () => filledIn(screen, address)
    const further = others.map((query) => address + query)
    const isDemo = feature === 'gallery'
    const names = [...Object.keys(people), ...Object.keys(given)]
    const visit = { name, component, address, filled, others: further, people: names, lookAs, isDemo }
    lines.push(...(await recordOfScreen(world, visit)))
  }
  expect(lines.filter((line) => line.includes('throws'))).toEqual([])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`screens/${feature}.txt`)
})

async function screensOf(feature: string): Promise<readonly Screen[]> {
  const [, load] = Object.entries(modules).find(([path]) => path.split('/')[3] === feature) ?? []
  return Object.values((await load?.()) ?? {}).flat()
}

/** The address with each parameter that was read, set to what an endpoint that was asked takes by that name. */
function filledIn({ name }: Screen, address: string): string | undefined {
  const own = cases[name]?.values ?? {}
  const samples: Readonly<Record<string, unknown>> = Object.assign(
    {},
    ...vi.mocked(client.call).mock.calls.map(([endpoint]) => {
      const { query } = schemasOf(endpoint)
      return query && sampleOf(query, 1)
    }),
  )
  const query = [...read].flatMap((parameter) => {
    if (OF_PANELS.has(parameter) && !own[parameter]) return []
    const value = own[parameter] ?? values[parameter] ?? samples[parameter] ?? `${parameter}-1`
    return [[parameter, String(value)]]
  })
  return query.length > 0 ? `${address}?${new URLSearchParams(query)}` : undefined
}
