// @vitest-environment jsdom
import { createVersion } from '@seaport/contract/platform/version'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { VersionEditor } from './VersionEditor.tsx'

setUpDom()
beforeAll(() => preload('version', 'download', 'validation', 'upload'))

test.each([0, 1, 2])('a version is not saved while the file of its build %i is being read', async (at) => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({})
  const sent = () =>
    call.mock.calls.flatMap(([endpoint, input]) =>
      endpoint === createVersion ? [(input as { body: object }).body] : [],
    )
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <VersionEditor onClose={() => {}} />
    </QueryClientProvider>,
  )
  const version = await screen.findByRole('textbox', { name: /^Version/ })
  fireEvent.change(version, { target: { value: '2.1.0-rc.1' } })
  const addresses = [
    ...document.querySelectorAll<HTMLInputElement>('input[name=intel], input[name=m1], input[name=windows]'),
  ]
  fireEvent.change(addresses[at] as Element, { target: { value: 'https://example.test/trà' } })
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  const file = Object.assign(new File(['seaport'], 'setup'), { arrayBuffer: () => promise })
  fireEvent.change(document.querySelectorAll('input[type=file]')[at] as Element, {
    target: { files: [file] },
  })
  const save = screen.getByRole('button', { name: 'Publish' })
  fireEvent.click(save)
  // As Enter does in a browser that takes no notice of the button.
  fireEvent.submit(version)
  await screen.findByText(/still being read/)
  expect(sent()).toEqual([])
  resolve(new TextEncoder().encode('seaport').buffer)
  await vi.waitFor(() =>
    expect(save.getAttribute('aria-disabled') ?? save.getAttribute('disabled')).toBeNull(),
  )
  fireEvent.click(save)
  const platform = ['intel', 'm1', 'windows'][at] ?? ''
  await vi.waitFor(() =>
    expect(sent()).toMatchObject([{ version: '2.1.0-rc.1', files: { [platform]: { size: 7 } } }]),
  )
})
