// @vitest-environment jsdom
import { listRoles } from '@seaport/contract/people/role'
import { userPermission } from '@seaport/contract/people/user'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { useRoleOptions } from './useRoleOptions.ts'

setUpDom()
beforeAll(() => preload('roleName'))

const role = (id: string, ...keys: string[]) => ({ id, name: id, superuser: true, seeded: false, keys })

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
}

test('a role can be given by somebody with its keys, whatever it has of a personal centre that administrators lack', async () => {
  const roles = [role('whole', '12', '1-2'), role('beyond', '12', '13')]
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) =>
    endpoint === listRoles ? { list: roles } : { keys: ['11', '12'] }) as never)
  const { result } = renderHook(() => useRoleOptions(), { wrapper })
  await vi.waitFor(() =>
    expect(result.current).toEqual([
      { value: 'whole', label: 'whole', disabled: false },
      { value: 'beyond', label: 'beyond', disabled: true },
    ]),
  )
})

test.each([
  ['roles', [listRoles.permission]],
  ['roles of administrators, for somebody who may not list roles', []],
])('all %s can be chosen', async (_what, keys) => {
  const roles = Array.from({ length: 201 }, (_, at) => role(`${at}`))
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown, { query }: never) => {
    if (endpoint === userPermission) return { keys }
    const rows = endpoint === listRoles ? roles : roles.map((one) => ({ id: `of ${one.id}`, role: one }))
    const { page = 1, page_size = 20 } = query as { page?: number; page_size?: number }
    return { list: rows.slice((page - 1) * page_size, page * page_size) }
  }) as never)
  const { result } = renderHook(() => useRoleOptions(), { wrapper })
  await vi.waitFor(() => expect(result.current).toHaveLength(201))
})
