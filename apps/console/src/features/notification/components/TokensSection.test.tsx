// @vitest-environment jsdom
import { schemasOf } from '@seaport/contract/api.schema'
import { listApiTokens } from '@seaport/contract/people/api-token'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { TokensSection } from './TokensSection.tsx'

setUpDom()
beforeAll(() => preload('notification'))

test.each([
  ['ten that are in use', Array(10).fill('active'), true],
  ['nine that are in use, and one that was revoked', [...Array(9).fill('active'), 'revoked'], false],
])('who has %s can create another or not', async (_, states: string[], isFull) => {
  const token = sampleOf(schemasOf(listApiTokens).data.shape.list.element)
  vi.spyOn(client, 'call').mockResolvedValue({
    list: states.map((state, at) => ({ ...token, id: `t${at}`, name: `trà ${at}`, state })),
  })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <TokensSection />
    </QueryClientProvider>,
  )
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'New token' })
  expect(add.disabled).toBe(isFull)
})
