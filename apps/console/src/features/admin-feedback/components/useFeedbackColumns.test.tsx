// @vitest-environment jsdom
import type { AdminFeedback } from '@seaport/contract/platform/feedback.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useFeedbackColumns } from './useFeedbackColumns.tsx'

setUpDom()
beforeAll(() => preload('adminFeedback', 'feedback'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'f1',
    category: 'billing',
    text: 'Không mở được 打不开',
    page: '/task',
    version: '1',
    screenshot: null,
    status: 'open',
    answer: null,
    answered_at: null,
    answered_by: null,
    created_at: daysAgo(3),
    user: {
      id: 'u1',
      email: 'lê@example.test',
      username: 'Lê',
    },
  } as unknown as AdminFeedback
  expect(await shownCells(() => useFeedbackColumns(), row)).toEqual({
    Message: 'Không mở được 打不开',
    Category: 'Billing',
    User: 'lê@example.test',
    Status: 'Waiting for a reply',
    Sent: '3 days ago',
  })
})
