// @vitest-environment jsdom
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { expect, test } from 'vitest'
import { Berths } from './Berths.tsx'

setUpDom()

const drawn = ({ getByRole }: ReturnType<typeof renderUi>) =>
  [...getByRole('img', { name: 'ports' }).children].map((place) => place.textContent || 'berth')

test('each port is a berth, even if more are taken than the seat has left', () => {
  const shown = renderUi(<Berths label="ports" accounts={2} tasks={1} total={5} />)
  expect(drawn(shown)).toEqual(Array.from({ length: 5 }, () => 'berth'))
  shown.rerender(<Berths label="ports" accounts={2} tasks={1} total={1} />)
  expect(drawn(shown)).toHaveLength(3)
})

test('of very many ports, the last place shows the number of those not drawn', () => {
  const shown = renderUi(<Berths label="ports" accounts={0} tasks={0} total={200} />)
  expect(drawn(shown).at(-1)).toBe('+177')
  expect(drawn(shown)).toHaveLength(24)
})
