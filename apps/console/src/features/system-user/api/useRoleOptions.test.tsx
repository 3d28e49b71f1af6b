// @vitest-environment jsdom
import { listRoles } from '@seaport/contract/people/role'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { useRoleOptions } from './useRoleOptions.ts'

setUpDom()
beforeAll(() => preload('roleName'))

test('a role can be given by somebody with its keys, whatever it has of a personal centre that administrators lack', async () => {
  const role = (id: string, ...keys: string[]) => ({ id, name: id, superuser: true, seeded: false, keys })
  const roles = [role('whole', '12', '1-2'), role('beyond', '12', '13')]
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) =>
    endpoint === listRoles ? { list: roles } : { keys: ['11', '12'] }) as never)
  const { result } = renderHook(() => useRoleOptions(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  })
  await vi.waitFor(() =>
    expect(result.current).toEqual([
      { value: 'whole', label: 'whole', disabled: false },
      { value: 'beyond', label: 'beyond', disabled: true },
    ]),
  )
})
