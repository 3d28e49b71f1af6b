// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client, serverClock } from '../../../shared/api/client.ts'
import { userRow } from '../../../shared/test-support/rows.ts'
import { SetPorts } from './SetPorts.tsx'

setUpDom()
beforeAll(() => preload('adminUser', 'common'))

const box = (name: string) => screen.getByRole('textbox', { name })

let buy: (ports: number) => void

function Form(): ReactNode {
  const [port_num, setPorts] = useState(9)
  buy = setPorts
  return <SetPorts user={{ ...userRow(), port_num }} onClose={() => undefined} />
}

// Reported for other products; sources are in docs/inputs.md.
test('a change is sent with what the form was opened with, whatever the customer has bought since', async () => {
  const called = vi.spyOn(client, 'call').mockResolvedValue({} as never)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  )
  await screen.findByRole('dialog')
  fireEvent.change(box('Ports'), { target: { value: '12' } })
  fireEvent.change(box('Remark'), { target: { value: 'Gift' } })
  act(() => buy(30))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(called).toHaveBeenCalled())
  const body = { port_num: 12, before: { port_num: 9 }, remark: 'Gift' }
  expect(called.mock.lastCall?.[1]).toEqual({ params: { id: 'u1' }, body })
})

test('an expired term is extended from the server’s time, whatever the clock of the computer says', async () => {
  const called = vi.spyOn(client, 'call').mockResolvedValue({} as never)
  vi.spyOn(serverClock, 'now').mockReturnValue(Date.parse('2026-03-10T12:00:00Z'))
  const user = { ...userRow(), port_expire_time: '2026-03-01T00:00:00.000Z' }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <SetPorts user={user} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('button', { name: '+7 days' }))
  fireEvent.change(box('Remark'), { target: { value: 'Gift' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(called).toHaveBeenCalled())
  expect(called.mock.lastCall?.[1]).toMatchObject({ body: { port_expire_time: '2026-03-17T12:00:00.000Z' } })
})
