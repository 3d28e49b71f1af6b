// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom, spokenTexts } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()
beforeAll(() => preload('browser', 'desktop', 'common', 'ui', 'network', 'account'))
beforeEach(() => {
  const call = async () => ({ ok: true, value: { local: [] } })
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
})

test.each([
  ['price.pdf saved', false, ['price.pdf saved']],
  ['price.pdf: 42 %', true, []],
])('“%s” beside the page is read out only as the last word', async (notice, ongoing, spoken) => {
  const { PageToolbar } = await import('./PageToolbar.tsx')
  const account = { id: 'a', account: 'ann', network: 'x_sandbox', proxy: null }
  const tab = { url: 'https://network.example/', state: 'awake', notice, ongoing, found: null }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PageToolbar account={account as never} tab={tab as never} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(document.body.textContent).toContain(notice)
  expect(spokenTexts()).toEqual(spoken)
})
