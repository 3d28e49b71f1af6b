// @vitest-environment jsdom
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
