// @vitest-environment jsdom
import { AdminAnnouncement } from '@seaport/contract/platform/announcement.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { AnnouncementEditor } from './AnnouncementEditor.tsx'

setUpDom()
beforeAll(() => preload('adminAnnouncement', 'announcement', 'translation'))

test('each press of “Publish now” shows the language that lacks something', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({})
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <AnnouncementEditor onClose={() => {}} />
    </QueryClientProvider>,
  )
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent
  const publish = async () =>
    act(async () => void fireEvent.click(document.querySelector('button[type="submit"]') as HTMLElement))
  await screen.findByRole('tab', { selected: true })
  await publish()
  await vi.waitFor(() => expect(chosen()).toContain('English'))
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: /Tiếng Việt/ })))
  expect(chosen()).toContain('Tiếng Việt')
  await publish()
  await vi.waitFor(() => expect(chosen()).toContain('English'))
})

test('what the server finds wrong is shown in its language at once', async () => {
  const detail = [{ loc: ['body', 'texts', 'vi', 'title'], msg: 'Trùng' }]
  const refusal = { msg: 'No', request_id: 'r', detail }
  vi.spyOn(client, 'call').mockRejectedValue(Object.assign(new Error('No'), { refusal }))
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <AnnouncementEditor announcement={sampleOf(AdminAnnouncement)} onClose={() => {}} />
    </QueryClientProvider>,
  )
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent
  await screen.findByRole('tab', { selected: true })
  expect(chosen()).toContain('English')
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Another' } })
  await act(async () => void fireEvent.click(document.querySelector('button[type="submit"]') as HTMLElement))
  await vi.waitFor(() => expect(chosen()).toContain('Tiếng Việt'))
})
