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
  [['p1', 'p2'], []],
  [['p2'], ['p1']],
])(
  'what was left where it was, %j, stays chosen, and what was moved, %j, does not',
  async (leftIds, moved) => {
    vi.spyOn(client, 'call').mockResolvedValue({ list: [{ id: 'g1', name: '茶' }] } as never)
    const onClose = vi.fn()
    const list = { method: 'GET', path: '/group' }
    renderUi(
      <QueryClientProvider client={new QueryClient()}>
        <MoveDialog
          kind={{ endpoints: { list } } as unknown as GroupKind<{ id: string; name: string }>}
          ids={['p1', 'p2']}
          move={async () => ({
            moved: moved.length,
            missing: 0,
            left_out: leftIds.map((id) => ({ id, name: 'trà', message: 'Ở đó rồi' })),
          })}
          onClose={onClose}
        />
      </QueryClientProvider>,
    )
    await screen.findByRole('option', { name: '茶' })
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'g1' } })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Move to group' })))
    await vi.waitFor(() => expect(onClose.mock.calls).toEqual([[moved]]))
    act(dismissReport)
  },
)
