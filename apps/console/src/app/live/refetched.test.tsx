// @vitest-environment jsdom
/// <reference types="vite/client" />
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { startI18n } from '@seaport/i18n/browser'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../shared/api/client.ts'

beforeAll(() => startI18n('adminUser', 'translation', 'wizard'))
afterEach(cleanup)

interface Mutation {
  mutateAsync(input: object): Promise<unknown>
}

const isMutation = (value: unknown): value is Mutation =>
  typeof value === 'object' && value !== null && 'mutateAsync' in value

/** The acts that features declare, by name; one that takes arguments, or stands in a component, is not among them. */
function hooks(): [name: string, hook: () => unknown][] {
  const modules: Record<string, Record<string, unknown>> = import.meta.glob(
    ['../../features/*/api/*.ts', '!**/*.test.ts'],
    { eager: true },
  )
  return Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module)
      .filter(([, hook]) => typeof hook === 'function' && hook.length === 0)
      .filter(([, hook]) => String(hook).includes('useEndpointMutation'))
      .map(([name, hook]): [string, () => unknown] => [
        `${path.split('/')[3]} ${name}`,
        hook as () => unknown,
      ]),
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
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('refetched.txt')
})
