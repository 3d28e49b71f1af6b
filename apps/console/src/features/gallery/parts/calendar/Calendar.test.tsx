// @vitest-environment jsdom
import { TimeZoneProvider } from '@seaport/i18n/react'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Calendar } from './Calendar.tsx'
import type { CalendarNote } from './Calendar.types.ts'

setUpDom()
beforeEach(() => {
  vi.setSystemTime('2026-03-14T20:00:00.000Z')
})
afterEach(() => {
  vi.useRealTimers()
})

function Sample({ zone }: { zone: string }): ReactNode {
  const [notes, setNotes] = useState(new Map<string, readonly CalendarNote[]>())
  const change = (day: string, next: readonly CalendarNote[]) => setNotes(new Map(notes).set(day, next))
  return (
    <TimeZoneProvider zone={zone}>
      <Calendar
        label="Plan"
        notes={notes}
        onAdd={(day, text) => change(day, [...(notes.get(day) ?? []), { id: text, text }])}
        onRemove={(day, id) =>
          change(
            day,
            (notes.get(day) ?? []).filter((note) => note.id !== id),
          )
        }
      />
    </TimeZoneProvider>
  )
}

const today = () => document.querySelector<HTMLElement>('[aria-current="date"]')

test('today is the date in the user’s time zone', () => {
  const { unmount } = renderUi(<Sample zone="America/New_York" />)
  expect(today()?.dataset.day).toBe('2026-03-14')
  unmount()
  renderUi(<Sample zone="Asia/Singapore" />)
  expect(today()?.dataset.day).toBe('2026-03-15')
})

test('keys move by day and month, and the focus follows', () => {
  renderUi(<Sample zone="UTC" />)
  const day = today()
  day?.focus()
  if (day) fireEvent.keyDown(day, { key: 'PageDown' })
  expect(screen.getByRole('heading', { name: 'April 2026' })).toBeTruthy()
  expect((document.activeElement as HTMLElement).dataset.day).toBe('2026-04-14')
  fireEvent.click(screen.getByText('Today'))
  expect(screen.getByRole('heading', { name: 'March 2026' })).toBeTruthy()
})

test('a note is added to the chosen day and removed', () => {
  renderUi(<Sample zone="UTC" />)
  fireEvent.click(screen.getByLabelText('Mar 20, 2026'))
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: ' Renew ports ' } })
  fireEvent.click(screen.getByText('Add'))
  expect(screen.getByLabelText('Mar 20, 2026, 1 note')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Delete note: Renew ports'))
  expect(screen.getByText('No notes on this day')).toBeTruthy()
})
