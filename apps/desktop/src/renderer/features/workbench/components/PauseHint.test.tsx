// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { PauseHint } from './PauseHint.tsx'

setUpDom()
beforeAll(() => preload('workbench'))

test.each([
  [60, 59, 'After this target, the account waits 1 min, the minimum your limits set.'],
  [60, 60, 'After this target, the account waits 1 min, the minimum your limits set.'],
  [60, 61, 'After this target, the account waits 1 min 1 sec, as set in the task.'],
])(
  'of at least %i seconds and the task’s own %i the longer is told, with where it comes from',
  async (least, own, told) => {
    vi.stubGlobal('seaport', {
      call: async () => ({ ok: true, value: { limits: { least_interval_seconds: least } } }),
      on: () => () => undefined,
    })
    renderUi(
      <QueryClientProvider client={new QueryClient()}>
        <PauseHint task={{ work: { params: { send_interval_seconds: own } } } as never} />
      </QueryClientProvider>,
    )
    expect(await screen.findByText(told)).toBeTruthy()
  },
)
