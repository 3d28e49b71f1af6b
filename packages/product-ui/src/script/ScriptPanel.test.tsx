// @vitest-environment jsdom
import type { Script } from '@seaport/contract/work/script.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom, shownDetails } from '@seaport/ui/test-support'
import { beforeAll, expect, test, vi } from 'vitest'
import { ScriptPanel } from './ScriptPanel.tsx'

setUpDom()
beforeAll(() => preload('script', 'network', 'common', 'ui'))

const script = {
  ...{ id: 'k1', title: 'Mời trà', type: 'text', networks: ['instagram'], text: '', files: [] },
  ...{ group: { id: 'g1', name: 'Lần đầu' }, public: false },
  ...{ created_at: '2026-03-02T08:00:00.000Z', updated_at: '2026-03-04T10:00:00.000Z' },
} as unknown as Script
const show = (over: object, error?: unknown, refetch = vi.fn()) => {
  const query = { data: error ? undefined : { ...script, ...over }, error, refetch }
  renderUi(<ScriptPanel query={query} own="Của tôi" actions={() => null} onClose={() => {}} />)
  return refetch
}

test.each([
  [{}, { Group: 'Lần đầu', Source: 'Của tôi' }],
  [
    { group: null, public: true },
    { Group: '—', Source: 'Public, from administrators' },
  ],
])('each field of a script with %o stands under its own label', async (over, own) => {
  show(over)
  const expected = {
    Type: 'Text',
    Network: 'Instagram',
    Updated: 'Mar 4, 2026, 05:00',
    Created: 'Mar 2, 2026, 03:00',
    'Script ID': 'k1',
    ...own,
  }
  await vi.waitFor(() => expect(shownDetails()).toEqual(expected))
})

test('a script that could not be loaded is asked for again by its button', async () => {
  const refetch = show({}, new Error('down'))
  const button = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Try again')
  await vi.waitFor(() => expect(button()).toBeDefined())
  button()?.click()
  expect(refetch).toHaveBeenCalledOnce()
})
