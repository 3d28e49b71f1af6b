// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { DataFolder } from './components/DataFolder.tsx'

setUpDom()
beforeAll(() => preload('desktopSettings', 'common', 'ui'))

test('the folder of this installation’s data is named, copied and opened; a refusal is told', async () => {
  const calls: [name: string, args: unknown][] = []
  let isGone = false
  vi.stubGlobal('seaport', {
    call: async (name: string, args: unknown) => {
      calls.push([name, args])
      if (name === 'client.info')
        return { ok: true, value: { data_folder: '/home/mei/Seaport', version: '1.2.3' } }
      return isGone
        ? { ok: false, error: { code: 1400, msg: 'The folder is gone' } }
        : { ok: true, value: {} }
    },
    on: () => () => undefined,
  })
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <DataFolder />
    </QueryClientProvider>,
  )
  await screen.findByText('/home/mei/Seaport')
  fireEvent.click(screen.getByRole('button', { name: /^Copy folder path/ }))
  await waitFor(() => expect(writeText.mock.calls).toEqual([['/home/mei/Seaport']]))
  const shown = () => calls.filter(([name]) => name !== 'client.info')
  expect(shown()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Open folder' }))
  await waitFor(() => expect(shown()).toEqual([['client.showData', {}]]))
  isGone = true
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Open folder' }).getAttribute('aria-disabled')).not.toBe(
      'true',
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Open folder' }))
  await screen.findByText('The folder is gone')
})
