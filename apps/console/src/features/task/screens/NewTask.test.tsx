// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { useTabs } from '@seaport/ui/use-tabs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { useHydrateAtoms } from 'jotai/utils'
import { type ReactNode, useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { configAtom } from '../../../shared/config/system-config.ts'
import { NewTask } from './NewTask.tsx'

setUpDom()
beforeAll(() =>
  preload(
    'task',
    'wizard',
    'network',
    'resource',
    'capability',
    'taskPage',
    'script',
    'account',
    'validation',
  ),
)

function Shown(): ReactNode {
  useHydrateAtoms([[configAtom, { networks: [] } as never]])
  const { tabs, open } = useTabs('/task/new', () => {})
  useEffect(() => {
    for (const path of ['/home', '/task', '/task/new']) open({ path, name: path })
  }, [open])
  return (
    <>
      <NewTask />
      <output>{`${useLocation().pathname} of ${tabs.map(({ path }) => path).join(' ')}`}</output>
    </>
  )
}

test('who gives a new task up closes its tab, and is back at the tasks', async () => {
  vi.spyOn(client, 'call').mockImplementation((async () => ({
    list: [],
    total: 0,
    page: 1,
    page_size: 200,
    limits: undefined,
  })) as never)
  history.replaceState(null, '', '/#/task/new')
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/task/new']}>
        <Shown />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('/task/new of /home /task /task/new')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('/task of /home /task')).toBeTruthy()
})
