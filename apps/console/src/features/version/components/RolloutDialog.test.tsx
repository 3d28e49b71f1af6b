// @vitest-environment jsdom
import type { Release } from '@seaport/contract/platform/release.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { RolloutDialog } from './RolloutDialog.tsx'

setUpDom()
beforeAll(() => preload('release', 'validation'))

const release = {
  id: 'r1',
  version: '2.1.0',
  percent: 25,
  minimum_version: null,
  state: 'published',
} as Release

test('the arrows offer a release to ten more devices in a hundred, down to none and up to all', async () => {
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <RolloutDialog release={release} releases={[release]} onClose={() => {}} />
    </QueryClientProvider>,
  )
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Rollout/ })
  const arrow = (key: string) => {
    fireEvent.keyDown(field, { key })
    return field.value
  }
  expect(field.value).toBe('25')
  expect([arrow('ArrowDown'), arrow('ArrowDown'), arrow('ArrowDown'), arrow('ArrowDown')]).toEqual([
    '15',
    '5',
    '0',
    '0',
  ])
  fireEvent.change(field, { target: { value: '95' } })
  expect([arrow('ArrowUp'), arrow('ArrowUp')]).toEqual(['100', '100'])
})
