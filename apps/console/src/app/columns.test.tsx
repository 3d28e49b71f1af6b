// @vitest-environment jsdom
/// <reference types="vite/client" />
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { client } from '../shared/api/client.ts'

setUpDom()

interface Shown {
  readonly id: string
  readonly header: string
  readonly sortable?: boolean
  readonly hidden?: boolean
  readonly collapsible?: boolean
}

interface ColumnsProps {
  name: string
  use: (onAction: () => void) => readonly Shown[]
}

function Columns({ name, use }: ColumnsProps): ReactNode {
  const columns = use(() => {})
  const line = ({ id, header, sortable, hidden, collapsible }: Shown) =>
    `  ${header}: ${id}${sortable ? ', sorts' : ''}${hidden ? ', hidden' : ''}${collapsible ? ', folds' : ''}`
  return <output aria-label={name}>{columns.map(line).join('\n')}</output>
}

/** What the columns of all lists sort by, and which are hidden at first or fold away. */
test('the columns of each list are what their record says', async () => {
  vi.spyOn(client, 'call').mockReturnValue(new Promise(() => {}))
  const modules: Record<string, Record<string, unknown>> = import.meta.glob(
    ['../features/*/components/use*Columns.tsx'],
    { eager: true },
  )
  const said: string[] = []
  for (const [path, module] of Object.entries(modules))
    for (const [name, hook] of Object.entries(module)) {
      if (!/^use\w*Columns$/.test(name)) continue
      await act(async () => {
        renderUi(
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter>
              <Columns name={name} use={hook as ColumnsProps['use']} />
            </MemoryRouter>
          </QueryClientProvider>,
        )
      })
      const shown = await screen.findByRole('status', { name })
      said.push(`${path.split('/')[2]} ${name}`, shown.textContent ?? '')
      cleanup()
    }
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('columns.txt')
})
