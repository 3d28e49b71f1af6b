// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { Chart } from './Chart.tsx'
import type { CartesianChartProps } from './Chart.types.ts'

setUpDom()

const sent: CartesianChartProps = {
  kind: 'bar',
  title: 'Messages sent',
  categories: ['2026-03-01T12:00:00.000Z', '2026-03-02T12:00:00.000Z'],
  categoryKind: 'day',
  categoryName: 'Day',
  series: [
    { id: 'x', name: 'X', values: [1200, 0] },
    { id: 'fb', name: 'Facebook', values: [3, null] },
  ],
}

test('the numbers are in a table for screen readers, and for everybody on request', async () => {
  renderUi(<Chart {...sent} />)
  const table = await screen.findByRole('table', { name: 'Messages sent' })
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(cells).toEqual(['DayXFacebook', 'Mar 1, 20261,2003', 'Mar 2, 20260—'])
  fireEvent.click(screen.getByLabelText('Show as table'))
  expect(screen.queryByRole('slider')).toBeNull()
  fireEvent.click(screen.getByLabelText('Show as chart'))
  expect(screen.getByRole('slider')).toBeTruthy()
})

test('a sum of binary fractions is an amount in cents, also when next to nothing is left of it', async () => {
  renderUi(
    <Chart
      {...sent}
      valueKind="money"
      series={[{ id: 'x', name: 'X', values: [0.7 + 0.1, 0.1 + 0.2 - 0.3] }]}
    />,
  )
  const table = await screen.findByRole('table', { name: 'Messages sent' })
  const cells = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(cells).toEqual(['$0.80', '$0.00'])
})

test('arrow keys read the values out', async () => {
  renderUi(<Chart {...sent} />)
  const cursor = await screen.findByRole('slider', { name: 'Read point by point: Messages sent' })
  fireEvent.keyDown(cursor, { key: 'Home' })
  expect(cursor.getAttribute('aria-valuetext')).toBe('Mar 1, 2026, X: 1,200, Facebook: 3')
  fireEvent.keyDown(cursor, { key: 'ArrowRight' })
  fireEvent.keyDown(cursor, { key: 'ArrowRight' })
  expect(cursor.getAttribute('aria-valuetext')).toBe('Mar 2, 2026, X: 0, Facebook: —')
})

test('a series can be hidden in the drawing, but not in the table', async () => {
  const { container } = renderUi(<Chart {...sent} />)
  await screen.findByRole('slider')
  expect(container.querySelectorAll('rect')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'X', pressed: true }))
  expect(container.querySelectorAll('rect')).toHaveLength(1)
  expect(screen.getByText('1,200')).toBeTruthy()
})

test('the axis fits what is shown: a hidden series no longer makes the others flat', async () => {
  const { container } = renderUi(<Chart {...sent} />)
  await screen.findByRole('slider')
  const axis = () =>
    [...container.querySelectorAll('svg text[text-anchor=end]')].map(({ textContent }) => textContent)
  const height = () => Number([...container.querySelectorAll('rect')].at(-1)?.getAttribute('height'))
  expect(axis()).toEqual(['0', '200', '400', '600', '800', '1K', '1.2K'])
  expect(height()).toBeLessThan(2)
  fireEvent.click(screen.getByRole('button', { name: 'X' }))
  expect(axis()).toEqual(['0', '1', '2', '3'])
  expect(height()).toBeGreaterThan(150)
  fireEvent.click(screen.getByRole('button', { name: 'X' }))
  expect(axis().at(-1)).toBe('1.2K')
})

test('loading, empty and failed charts have their own states', async () => {
  const onRetry = vi.fn()
  const { rerender } = renderUi(<Chart {...sent} series={undefined} />)
  expect((await screen.findByRole('figure')).getAttribute('aria-busy')).toBe('true')
  rerender(<Chart {...sent} series={[]} />)
  expect(await screen.findByText('Nothing here yet')).toBeTruthy()
  rerender(<Chart {...sent} series={undefined} failure={{ message: 'Too busy' }} onRetry={onRetry} />)
  expect(await screen.findByText('Too busy')).toBeTruthy()
  fireEvent.click(screen.getByText('Try again'))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a bar below zero is as high as one above it', async () => {
  const { container } = renderUi(<Chart {...sent} series={[{ id: 'x', name: 'X', values: [50, -50] }]} />)
  await screen.findByRole('slider')
  const heights = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))
  expect(heights).toHaveLength(2)
  expect(heights[1]).toBeCloseTo(heights[0] ?? 0)
  expect(heights[0]).toBeGreaterThan(10)
})
