// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { useLogOut } from './useLogOut.ts'

setUpDom()
beforeAll(() => preload('desktop', 'common', 'ui'))

function Leave(): ReactNode {
  return (
    <button type="button" onClick={useLogOut()}>
      {'leave'}
    </button>
  )
}

test.each([0, 1, 2])('who logs out while %i tasks run is told what becomes of them', async (running) => {
  const calls: string[] = []
  vi.stubGlobal('seaport', {
    call: async (name: string) => {
      if (name !== 'runner.state') calls.push(name)
      return { ok: true, value: { running } }
    },
    on: () => () => undefined,
  })
  const queries = new QueryClient()
  renderUi(
    <QueryClientProvider client={queries}>
      <Leave />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  fireEvent.click(screen.getByRole('button', { name: 'leave' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getAllByRole('listitem')).toHaveLength(running === 0 ? 2 : 3)
  expect(calls).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(calls).toEqual(['session.logout']))
})
