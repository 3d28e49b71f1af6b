// @vitest-environment jsdom
import type { UpdateState } from '@seaport/contract/desktop/ipc-installation.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom, spokenTexts } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { UpdateBanner, UpdateRequired } from './update.public.ts'

setUpDom()
beforeAll(() => preload('desktop', 'common', 'ui'))

const state: UpdateState = {
  ...{ phase: 'ready', version: '1.3.0', percent: null, notes: null, required: true, busy: true },
  ...{ restart_at: null, checked_at: null, fault: null },
}
const downloading: UpdateState = { ...state, phase: 'downloading', percent: 42 }
const screen = (update: UpdateState) => (
  <UpdateRequired
    state={{ version: '1.2.3', server_url: 'https://cảng.example', seat: null, ended: null } as never}
    update={update}
  />
)

test.each<[string, UpdateState, ReactNode, RegExp, string]>([
  [
    'the banner of a download',
    downloading,
    <UpdateBanner className="" key="1" />,
    /42/,
    'Update required: running tasks finish first, and no new ones start',
  ],
  ['the page of a download', downloading, screen(downloading), /42/, ''],
  [
    'the page of a restart',
    state,
    screen({ ...state, busy: false, restart_at: '2999-01-01T00:00:00.000Z' }),
    /restarts by itself in [\d,]+ seconds/,
    'Version 1.3.0 is ready. It will be installed when Seaport restarts.',
  ],
])('%s reads out no figure that changes by the second', async (_title, update, node, shown, spoken) => {
  vi.stubGlobal('seaport', {
    call: async (name: string) => ({ ok: true, value: name === 'update.state' ? update : {} }),
    on: () => () => undefined,
  })
  renderUi(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>)
  await waitFor(() => expect(document.body.textContent).toMatch(shown))
  expect(spokenTexts().join('')).toBe(spoken)
})
