// @vitest-environment jsdom

import { listMenuEntries, updateMenuEntry } from '@seaport/contract/platform/menu'
import { MenuEntry } from '@seaport/contract/platform/menu.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { Menus } from './Menus.tsx'

setUpDom()
beforeAll(() => preload('menu', 'permission'))

const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Menus />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('an entry that is moved up twice at once moves by two', async () => {
  let order = ['Home', 'Tasks', 'Seats', 'People']
  const moved: unknown[] = []
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown, input: never) => {
    if (endpoint === updateMenuEntry) {
      const { params, body } = input as { params: { id: string }; body: { position: number } }
      moved.push([params.id, body])
      order = order.filter((name) => name !== params.id).toSpliced(body.position, 0, params.id)
      return {}
    }
    if (endpoint !== listMenuEntries) return {}
    const titles = (name: string) => ({ cn: name, hk: name, en: name, vi: name })
    return {
      list: order.map((id, position) => ({
        ...sampleOf(MenuEntry),
        ...{ id, position, parent_id: null, path: `/${id}`, titles: titles(id) },
      })),
    }
  }) as typeof client.call)
  show()
  const up = await screen.findByRole('button', { name: 'Move People up', hidden: true })
  fireEvent.click(up)
  fireEvent.click(up)
  await vi.waitFor(() => expect(order).toEqual(['Home', 'People', 'Tasks', 'Seats']))
  expect(moved).toEqual([
    ['People', { position: 2 }],
    ['People', { position: 1 }],
  ])
})

test('a search that finds nothing says so, and does not invite to begin', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({ list: [sampleOf(MenuEntry)] } as never)
  show()
  await screen.findByRole('row', { name: /茶1/ })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'không có 没有' } })
  await screen.findByText('No results match')
  expect(screen.queryByText('The menu is empty')).toBeNull()
})
