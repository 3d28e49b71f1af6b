import type { Column } from '@seaport/ui/data-table-types'
import { renderUi, shownDetails } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

interface CellsProps<Row> {
  useColumns: () => readonly Column<Row>[]
  row: Row
}

/** @returns the texts of a row's cells, by column title; without the row's menu */
export async function shownCells<Row>(
  useColumns: () => readonly Column<Row>[],
  row: Row,
): Promise<Record<string, string>> {
  // Texts that are not loaded yet suspend their components.
  await act(async () => {
    renderUi(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Cells useColumns={useColumns} row={row} />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
  const headers = await screen.findAllByRole('term')
  return Object.fromEntries(
    headers.map((header) => [header.textContent, header.nextElementSibling?.textContent ?? '']),
  )
}

function Cells<Row>({ useColumns, row }: CellsProps<Row>): ReactNode {
  const columns = useColumns().filter(({ header }) => header !== 'Actions')
  return (
    <dl>
      {columns.map(({ id, header, render }) => (
        <Fragment key={id}>
          <dt>{header}</dt>
          <dd>{render(row)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** @returns a moment on the wire that a table shows as `3 days ago` at any hour: on that day, and earlier in it than it is now */
export function daysAgo(days: number): string {
  const now = new Date()
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const moment = new Date(midnight)
  moment.setDate(midnight.getDate() - days)
  return new Date(moment.getTime() + (now.getTime() - midnight.getTime()) / 2).toISOString()
}

/** Renders a panel or card. @returns what its lists of details say, by label */
export async function shownFields(node: ReactNode): Promise<Record<string, string>> {
  await act(async () => {
    renderUi(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{node}</MemoryRouter>
      </QueryClientProvider>,
    )
  })
  await screen.findAllByRole('term')
  return shownDetails()
}
