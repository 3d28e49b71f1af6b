// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { CalendarToolbar } from './CalendarToolbar.tsx'
import { useCalendarView } from './useCalendarView.ts'

setUpDom()
beforeAll(() => preload('taskCalendar'))

/** A Tuesday evening in New York, Wednesday in Asia. */
const NOW = Date.parse('2026-03-11T01:00:00.000Z')

function Toolbar() {
  return (
    <>
      <CalendarToolbar
        view={useCalendarView(NOW)}
        zones={['Asia/Ho_Chi_Minh', 'Asia/Tokyo', 'Asia/Saigon']}
      />
      <output>{useLocation().search}</output>
    </>
  )
}
const address = () => Object.fromEntries(new URLSearchParams(screen.getByRole('status').textContent ?? ''))
/** The browser's own narrow spaces read as ordinary ones. */
const range = () => screen.getByRole('heading').textContent?.replace(/\s/g, ' ')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })

beforeEach(() => {
  renderUi(
    <MemoryRouter>
      <Toolbar />
    </MemoryRouter>,
  )
})

test('a week goes back and forth, and to today again', () => {
  expect(range()).toBe('Mar 9 – 15, 2026')
  press('Previous')
  expect(range()).toBe('Mar 2 – 8, 2026')
  press('Next')
  press('Next')
  expect(range()).toBe('Mar 16 – 22, 2026')
  press('Today')
  expect(address()).toEqual({ day: '2026-03-10' })
})

test('a day is the day of the zone that is chosen', () => {
  choose('View', 'day')
  expect(range()).toBe('Mar 10, 2026')
  choose('Time zone', 'Asia/Tokyo')
  expect(range()).toBe('Mar 11, 2026')
  press('Next')
  expect([range(), address()]).toEqual([
    'Mar 12, 2026',
    { view: 'day', zone: 'Asia/Tokyo', day: '2026-03-12' },
  ])
})

test('the accounts’ zones are offered beside one’s own, each once; lanes are of accounts or of seats', () => {
  const zones = [...screen.getByRole('combobox', { name: 'Time zone' }).querySelectorAll('option')]
  expect(zones.map(({ textContent }) => textContent)).toEqual([
    'America/New York',
    'Asia/Ho Chi Minh',
    'Asia/Tokyo',
    'UTC',
  ])
  choose('Group by', 'seat')
  expect(address()).toEqual({ by: 'seat' })
})

test('a zone is offered once, by the name it has today', () => {
  const offered = [...screen.getByRole('combobox', { name: 'Time zone' }).children]
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'America/New York',
    'Asia/Ho Chi Minh',
    'Asia/Tokyo',
    'UTC',
  ])
})
