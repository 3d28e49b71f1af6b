// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../api/client.ts'
import type { GroupKind } from './group-kind.ts'
import { NewGroup } from './NewGroup.tsx'

setUpDom()
beforeAll(() => preload('group'))

test('Enter adds a group, but not the one that ends the typing of a word', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({ id: 'g1' } as never)
  const added = vi.fn()
  const list = { method: 'GET', path: '/group' }
  const kind = { endpoints: { create: { ...list, method: 'POST' }, list }, shownIn: [] }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <NewGroup kind={kind as unknown as GroupKind<{ id: string; name: string }>} onAdded={added} />
    </QueryClientProvider>,
  )
  const name = screen.getByRole('textbox')
  fireEvent.change(name, { target: { value: '茶' } })
  await act(async () => void fireEvent.keyDown(name, { key: 'Enter', isComposing: true }))
  expect(call).not.toHaveBeenCalled()
  await act(async () => void fireEvent.keyDown(name, { key: 'Enter' }))
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { name: '茶' } })
  expect(added).toHaveBeenCalledOnce()
  // The next one begins with an empty field.
  expect(name).toHaveProperty('value', '')
})
