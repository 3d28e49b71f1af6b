// @vitest-environment jsdom
import type { adminListReleases } from '@seaport/contract/platform/release'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { TokensSection } from './TokensSection.tsx'

setUpDom()
beforeAll(() => preload('release'))

const token = {
  ...{
    id: 'k1',
    name: 'CI 发布',
    scopes: ['publish'],
    created_by: 'u1',
    created_by_email: 'op@example.test',
  },
  ...{ created_at: '2026-03-02T08:00:00.000Z', expires_at: '2999-03-02T08:00:00.000Z' },
  ...{ last_used_at: null, revoked: false },
}
let calls: [string, unknown][]
beforeEach(async () => {
  calls = []
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: typeof adminListReleases, input: object) => {
    const { method, path } = endpoint as { method: string; path: string }
    if (method !== 'GET') calls.push([`${method} ${path}`, input])
    return method === 'POST' ? { name: 'CI 2', token: 'seaport-s3cret' } : { list: [token] }
  }) as never)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TokensSection />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('CI 发布')
})

test('a new token is shown once, after it was made as it was chosen', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'New token' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/Name/), { target: { value: 'CI 2' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('seaport-s3cret')).toBeTruthy()
  expect(calls).toEqual([
    ['POST /admin/release-token', { body: { name: 'CI 2', scopes: ['publish'], days: 90 } }],
  ])
})
