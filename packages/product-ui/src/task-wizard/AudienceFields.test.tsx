// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { AudienceFields } from './AudienceFields.tsx'
import { emptyDraft } from './task-draft.ts'
import type { StepProps } from './task-wizard.types.ts'

setUpDom()
beforeAll(() => preload('wizard', 'resource', 'taskPage'))

test.each([
  [{ task_id: 't1' }, 'collected by one task'],
  [{ seen_from: '2026-03-05T12:00:00.000Z' }, 'seen since Mar 5, 2026'],
  [{ seen_to: '2026-03-09T12:00:00.000Z' }, 'seen before Mar 9, 2026'],
])('a filter that the wizard has no field for is said: %j', async (filter, words) => {
  const { params } = emptyDraft.work
  const audience = { ...params.audience, from: 'library', filter: { ...params.audience.filter, ...filter } }
  const field = (name: string) => ({ name, value: '', set: () => {}, onBlur: () => {}, error: undefined })
  const props = {
    form: {
      field,
      values: { ...emptyDraft, work: { kind: 'send_message', params: { ...params, audience } } },
    },
    chosen: [{ id: 'a1', network: 'x', nickname: 'Ann', account: '@ann' }],
    networks: [],
    usePreview: () => ({ data: undefined, failed: false }),
  }
  const { findByText } = await act(async () =>
    renderUi(<AudienceFields {...(props as unknown as StepProps)} />),
  )
  expect(await findByText(words)).toBeTruthy()
})
