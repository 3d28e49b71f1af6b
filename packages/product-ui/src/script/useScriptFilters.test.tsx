// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { useScriptFilters } from './useScriptFilters.ts'

setUpDom()
beforeAll(() => preload('script', 'group', 'network'))

function Shown(): ReactNode {
  const filters = useScriptFilters('Của tôi', [{ value: 'g1', label: 'Lần đầu' }], undefined)
  return filters.map(({ id, label, options }) => (
    <output key={id}>{[id, label, ...options.map((one) => `${one.label}=${one.value}`)].join(' ')}</output>
  ))
}

test('each choice of a filter of scripts stands for its value', async () => {
  renderUi(<Shown />)
  const said = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent ?? '')
  await vi.waitFor(() => expect(said().length).toBe(4))
  expect(said()[0]).toMatch(/^type Type Text=text Image=image .*Video=video/)
  expect(said()[1]).toMatch(/^network Network .*Instagram=instagram/)
  expect(said()[2]).toBe('group_id Group No group=none Lần đầu=g1')
  expect(said()[3]).toBe('public Source Của tôi=false Public=true')
})
