// @vitest-environment jsdom
import type { AdminFeedback } from '@seaport/contract/platform/feedback.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { FeedbackPanel } from './FeedbackPanel.tsx'

setUpDom()
beforeAll(() => preload('adminFeedback', 'feedback'))

const row = {
  id: 'f1',
  category: 'billing',
  text: 'Không mở được 打不开',
  page: '/task',
  version: '2.1.0',
  screenshot: null,
  status: 'answered',
  answer: 'ok',
  answered_at: '2026-03-03T09:00:00.000Z',
  answered_by: 'op@example.test',
  created_at: '2026-03-02T08:00:00.000Z',
  user: {
    id: 'u1',
    email: 'lê@example.test',
    username: 'Lê',
  },
} as unknown as AdminFeedback

test('each field of a message stands under its own label', async () => {
  expect(
    await shownFields(<FeedbackPanel feedback={row} onAnswered={() => {}} onClose={() => {}} />),
  ).toEqual({
    User: 'Lê · lê@example.test',
    Status: 'Replied',
    Sent: 'Mar 2, 2026, 03:00',
    Page: '/task',
    Version: '2.1.0',
    'Replied by': 'op@example.test',
    Replied: 'Mar 3, 2026, 04:00',
  })
})

test('an answer that was begun is there again when its message is opened, and not at another', async () => {
  const open = (id: string) =>
    shownFields(<FeedbackPanel feedback={{ ...row, id }} onAnswered={() => {}} onClose={() => {}} />)
  const written = () => screen.getByLabelText<HTMLTextAreaElement>(/Reply/)
  await open('f1')
  fireEvent.change(written(), { target: { value: 'Chào Lê,' } })
  cleanup()
  await open('f2')
  expect(written().value).toBe('ok')
  cleanup()
  await open('f1')
  expect(written().value).toBe('Chào Lê,')
  // Once it is sent, what is stored is the answer.
  vi.spyOn(client, 'call').mockResolvedValue(undefined as never)
  fireEvent.submit(written().closest('form') as HTMLFormElement)
  await screen.findByText('Replied to lê@example.test')
  cleanup()
  await open('f1')
  expect(written().value).toBe('ok')
})
