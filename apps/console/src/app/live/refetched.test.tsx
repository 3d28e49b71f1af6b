// @vitest-environment jsdom
/// <reference types="vite/client" />
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { startI18n } from '@seaport/i18n/browser'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../shared/api/client.ts'
import {
  type GroupKind,
  useCreateGroup,
  useRemoveGroup,
  useRenameGroup,
} from '../../shared/group/group-kind.ts'

beforeAll(() => startI18n('adminUser', 'translation', 'wizard'))
afterEach(cleanup)

interface Mutation {
  mutateAsync(input: object): Promise<unknown>
}

const isMutation = (value: unknown): value is Mutation =>
  typeof value === 'object' && value !== null && 'mutateAsync' in value

type Hook = [name: string, hook: () => unknown]

const isGroupKind = (value: unknown): value is GroupKind =>
  typeof value === 'object' && value !== null && 'shownIn' in value

/** What can be done with groups of a kind. */
const hooksOf = (feature: string, kind: GroupKind): Hook[] =>
  Object.entries({ useCreateGroup, useRenameGroup, useRemoveGroup }).map(([name, hook]) => [
    `${feature} ${name}`,
    () => hook(kind),
  ])

/** The acts that features declare, by name; one that takes other arguments is not among them. */
function hooks(): Hook[] {
  const modules: Record<string, Record<string, unknown>> = import.meta.glob(
    ['../../features/*/api/*.ts', '!**/*.test.ts'],
    { eager: true },
  )
  return Object.entries(modules).flatMap(([path, module]) => {
    const feature = path.split('/')[3] ?? ''
    return Object.entries(module).flatMap(([name, value]): Hook[] => {
      if (isGroupKind(value)) return hooksOf(feature, value)
      if (typeof value !== 'function' || value.length > 0) return []
      return String(value).includes('useEndpointMutation')
        ? [[`${feature} ${name}`, value as () => unknown]]
        : []
    })
  })
}

/** What acts that stand in components refetch, as they say it. */
function ofComponents(): string[] {
  const sources = import.meta.glob<string>(
    ['../../{features,shared,app}/**/*.{ts,tsx}', '!**/api/**', '!**/*.test.*'],
    { query: '?raw', import: 'default', eager: true },
  )
  return Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/useEndpointMutation\((\w+), \[(.*?)\]\)/g)].map(
      ([, act, lists]) => `${path.replace(/.*\/(?=.*\/.*\/)|\.tsx?$/g, '')} ${act}: ${lists}`,
    ),
  )
}

/** What an act asks for again, whether it succeeded or not. */
test('each act refetches what its record says', async () => {
  const asked: Endpoint[] = []
  vi.spyOn(client, 'call').mockImplementation(async (endpoint: Endpoint) => {
    asked.push(endpoint)
    throw new Error('refused')
  })
  const said: string[] = []
  for (const [name, hook] of hooks()) {
    const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
    const again = vi.spyOn(queries, 'invalidateQueries')
    // A hook that waits for its texts returns nothing at first, and those after it would return nothing at all.
    const { result } = await act(async () =>
      renderHook(hook, {
        wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
      }),
    )
    await vi.waitFor(() => expect(result.current, name).not.toBeNull())
    const found = isMutation(result.current) ? { '': result.current } : { ...(result.current as object) }
    for (const mutation of Object.values(found).filter(isMutation)) {
      asked.length = 0
      again.mockClear()
      await mutation.mutateAsync({}).catch(() => undefined)
      const [called] = asked
      const paths = again.mock.calls.map(([filter]) => String(filter?.queryKey?.[0])).sort()
      said.push(`${name}: ${called?.method} ${called?.path}`, ...new Set(paths.map((path) => `  ${path}`)))
    }
    cleanup()
  }
  expect(said.length).toBeGreaterThan(100)
  said.push('', 'In components', ...ofComponents())
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('refetched.txt')
})
