// @vitest-environment jsdom
import { deleteSeat, disableSeat, enableSeat, releasePorts, unbindDevice } from '@seaport/contract/desk/seat'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import type { SeatAction } from './SeatMenu.tsx'
import { useSeatConfirmations } from './useSeatConfirmations.ts'

setUpDom()
beforeAll(() => preload('seat', 'ui', 'common'))
afterEach(() => vi.restoreAllMocks())

const seat = {
  ...{ id: 's7', name: 'Ca sáng 早', enabled: true, occupied: 3, open_accounts: 1, assigned_accounts: 4 },
  device: { name: 'MÁY-07' },
} as unknown as Seat

type Asked = Exclude<SeatAction, 'edit' | 'password'>

function Ask({ action, onDeleted }: { action: Asked; onDeleted: (seat: Seat) => void }) {
  const ask = useSeatConfirmations(onDeleted)
  return (
    <button type="button" onClick={() => ask(action, seat)}>
      {action}
    </button>
  )
}

const session = 'The current login ends at once.'
const ports = ['1 open account goes offline.', '2 unfinished tasks end; collected data is kept.']

test.each<[Asked, object, string, string[]]>([
  ['disable', disableSeat, 'Disable', [session, ...ports]],
  ['enable', enableSeat, 'Enable', ['The agent can log in again and use the seat’s ports.']],
  ['release', releasePorts, 'Release ports', ports],
  [
    'unbind',
    unbindDevice,
    'Unbind device',
    ['The seat is unbound from MÁY-07.', session, 'The next device that logs in is bound to the seat.'],
  ],
  ['delete', deleteSeat, 'Delete seat', [session, ...ports, '4 accounts become unassigned.']],
])(
  'to %s a seat is asked with its effects, and done after a yes alone',
  async (action, endpoint, verb, effects) => {
    const calls: unknown[] = []
    vi.spyOn(client, 'call').mockImplementation((async (...call: unknown[]) => {
      calls.push(call.slice(0, 2))
      return {}
    }) as never)
    const onDeleted = vi.fn()
    renderUi(
      <QueryClientProvider client={new QueryClient()}>
        <Ask action={action} onDeleted={onDeleted} />
      </QueryClientProvider>,
    )
    const ask = async () => {
      fireEvent.click(screen.getByText(action))
      return within(await screen.findByRole('alertdialog', { name: /Ca sáng 早/ }))
    }
    const first = await ask()
    expect(first.getAllByRole('listitem').map((item) => item.textContent)).toEqual(effects)
    fireEvent.click(first.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls).toEqual([])
    fireEvent.click((await ask()).getByRole('button', { name: verb }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls).toEqual([[endpoint, { params: { id: 's7' } }]])
    expect(onDeleted.mock.calls).toEqual(action === 'delete' ? [[seat]] : [])
  },
)
