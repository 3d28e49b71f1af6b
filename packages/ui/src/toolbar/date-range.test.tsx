// @vitest-environment jsdom
import { TimeZoneProvider } from '@seaport/i18n/react'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { FilterBar } from './FilterBar.tsx'

setUpDom()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00.000Z'), toFake: ['Date'] })
  // jsdom hides what pops up, and knows no way to show it.
  HTMLElement.prototype.showPopover = function () {
    this.removeAttribute('popover')
  }
  return () => {
    vi.useRealTimers()
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  }
})

const onChange = vi.fn()
const onReset = vi.fn()

/** The filters of somebody in Shanghai, where it is the 21st. */
function renderRange(from = '', to = '') {
  onChange.mockClear()
  renderUi(
    <TimeZoneProvider zone="Asia/Shanghai">
      <FilterBar range={{ from, to, onChange }} onReset={onReset} />
    </TimeZoneProvider>,
  )
}

test('two dates are a range of moments in the user’s time zone, the last day included', async () => {
  renderRange('2026-11-01T16:00:00.000Z', '2026-11-04T16:00:00.000Z')
  fireEvent.click(await screen.findByText('Nov 2, 2026 – Nov 4, 2026'))
  const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed).toEqual(['2', '3', '4'])
  // In either order: the earlier one is the first.
  fireEvent.click(screen.getByLabelText('Nov 9, 2026'))
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('Nov 6, 2026'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    from: '2026-11-05T16:00:00.000Z',
    to: '2026-11-09T16:00:00.000Z',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Nov 2, 2026/ }))
  fireEvent.click(screen.getByText('Reset'))
  expect(onReset).toHaveBeenCalledOnce()
})

test('an end that cannot be read, in a link that was cut off, is none', async () => {
  renderRange('2026-11-01T16:00:00.000Z', '2026-11-04T16:')
  fireEvent.click(await screen.findByText('From Nov 2, 2026'))
  fireEvent.click(screen.getByText('Today'))
  expect(onChange.mock.calls).toEqual([
    [{ from: '2026-11-20T16:00:00.000Z', to: '2026-11-21T16:00:00.000Z' }],
  ])
})

test('ranges have names, and all dates are one of them', async () => {
  renderRange('2026-11-01T16:00:00.000Z')
  const open = await screen.findByText('From Nov 2, 2026')
  fireEvent.click(open)
  fireEvent.click(screen.getByText('Last 7 days'))
  fireEvent.click(open)
  fireEvent.click(screen.getByText('All dates'))
  expect(onChange.mock.calls).toEqual([
    [{ from: '2026-11-14T16:00:00.000Z', to: '2026-11-21T16:00:00.000Z' }],
    [{ from: '', to: '' }],
  ])
})

test('Escape closes the calendar and nothing else; its button closes it by key too', async () => {
  renderRange()
  const button = await screen.findByRole('button', { name: 'Dates: all' })
  fireEvent.click(button)
  expect(fireEvent.keyDown(screen.getByLabelText('Nov 21, 2026'), { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  expect(screen.getByRole('dialog')).toBeTruthy()
  fireEvent.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
  // The browser closes it on a press beside it, before the click.
  fireEvent.click(button)
  fireEvent.pointerDown(button)
  fireEvent(screen.getByRole('dialog'), Object.assign(new Event('toggle'), { newState: 'closed' }))
  fireEvent.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the calendar is never higher than the window', async () => {
  renderRange()
  fireEvent.click(await screen.findByText('Dates: all'))
  expect(getComputedStyle(screen.getByRole('dialog')).maxHeight).toBe(`${innerHeight - 16}px`)
})

test('the calendar stands below its button, and nowhere beyond the window', async () => {
  const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  const placed = async (left: number, bottom: number) => {
    rect.mockReturnValue({ ...new DOMRect(), left, bottom })
    renderRange()
    fireEvent.click(await screen.findByText('Dates: all'))
    const { style } = screen.getByRole('dialog')
    cleanup()
    return [style.left, style.top]
  }
  expect(await placed(100, 50)).toEqual(['100px', '54px'])
  expect(await placed(-20, -40)).toEqual(['8px', '8px'])
  expect(await placed(innerWidth - 10, innerHeight - 10)).toEqual([
    `${innerWidth - 308}px`,
    `${innerHeight - 408}px`,
  ])
  for (const spy of [rect, width, height]) spy.mockRestore()
})

test('keys move through the days, and from month to month', async () => {
  renderRange()
  fireEvent.click(await screen.findByText('Dates: all'))
  const today = screen.getByLabelText('Nov 21, 2026')
  expect(today.getAttribute('aria-current')).toBe('date')
  fireEvent.keyDown(today, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(screen.getByLabelText('Nov 28, 2026'))
  fireEvent.keyDown(screen.getByLabelText('Nov 28, 2026'), { key: 'PageUp' })
  expect(document.activeElement).toBe(screen.getByLabelText('Oct 28, 2026'))
  fireEvent.click(screen.getByLabelText('Next month'))
  expect(screen.getByRole('table', { name: 'November 2026' })).toBeTruthy()
})
