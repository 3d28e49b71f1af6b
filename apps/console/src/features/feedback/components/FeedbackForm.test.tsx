// @vitest-environment jsdom
import { uploadScreenshot } from '@seaport/contract/platform/feedback'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { FeedbackForm } from './FeedbackForm.tsx'

setUpDom()
beforeAll(() => preload('feedback'))

test('nothing is sent while its picture is on the way', async () => {
  let arrive: (file: object) => void = () => {}
  const call = vi
    .spyOn(client, 'call')
    .mockImplementation((async (endpoint: object) =>
      endpoint === uploadScreenshot ? new Promise((resolve) => (arrive = resolve)) : {}) as never)
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter>
        <FeedbackForm />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const send = screen.getByRole('button', { name: 'Send feedback' })
  const picture = new File([new Uint8Array([137, 80, 78, 71])], '茶.png', { type: 'image/png' })
  const input = document.querySelector('input[type="file"]') as HTMLInputElement
  expect(send.ariaBusy).toBe('false')
  await act(async () => void fireEvent.change(input, { target: { files: [picture] } }))
  await vi.waitFor(() => expect(call).toHaveBeenCalled())
  expect(send.ariaBusy).toBe('true')
  await act(async () => arrive({ id: 'f1', name: '茶.png' }))
  await vi.waitFor(() => expect(send.ariaBusy).toBe('false'))
})
