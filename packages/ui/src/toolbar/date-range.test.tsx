// @vitest-environment jsdom
import { TimeZoneProvider } from '@seaport/i18n/react'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { FilterBar } from './FilterBar.tsx'

setUpDom()

test('two days are a range of moments in the zone of who looks: the last one counts whole', () => {
  const onChange = vi.fn()
  const [from, to] = ['2026-11-01T16:00:00.000Z', '2026-11-04T16:00:00.000Z']
  const onReset = vi.fn()
  renderUi(
    <TimeZoneProvider zone="Asia/Shanghai">
      <FilterBar range={{ from, to, onChange }} onReset={onReset} />
    </TimeZoneProvider>,
  )
  const [first, last] = [
    screen.getByLabelText<HTMLInputElement>('From day'),
    screen.getByLabelText<HTMLInputElement>('To day'),
  ]
  expect([first.value, last.value]).toEqual(['2026-11-02', '2026-11-04'])
  expect([first.max, last.min]).toEqual(['2026-11-04', '2026-11-02'])
  fireEvent.change(last, { target: { value: '2026-11-05' } })
  fireEvent.change(first, { target: { value: '' } })
  expect(onChange.mock.calls).toEqual([
    ['to', '2026-11-05T16:00:00.000Z'],
    ['from', ''],
  ])
  fireEvent.click(screen.getByText('Reset'))
  expect(onReset).toHaveBeenCalledOnce()
})
