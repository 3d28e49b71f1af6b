// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { dismissReport } from '@seaport/ui/bulk-report'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../api/client.ts'
import type { GroupKind } from './group-kind.ts'
import { MoveDialog } from './MoveDialog.tsx'

setUpDom()
beforeAll(() => preload('group', 'common', 'ui'))

test.each([
  [1, true],
  [0, false],
])('what was chosen stays chosen unless something was moved: %i', async (moved, isMoved) => {
  vi.spyOn(client, 'call').mockResolvedValue({ list: [{ id: 'g1', name: '茶' }] } as never)
  const onClose = vi.fn()
  const list = { method: 'GET', path: '/group' }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MoveDialog
        kind={{ endpoints: { list } } as unknown as GroupKind<{ id: string; name: string }>}
        count={2}
        move={async () => ({ moved, missing: 0, left_out: [{ id: 'p1', name: 'trà', message: 'Ở đó rồi' }] })}
        onClose={onClose}
      />
    </QueryClientProvider>,
  )
  await screen.findByRole('option', { name: '茶' })
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'g1' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Move to group' })))
  await vi.waitFor(() => expect(onClose.mock.calls).toEqual([[isMoved]]))
  act(dismissReport)
})
