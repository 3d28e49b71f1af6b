// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { TokenEditor } from './TokenEditor.tsx'

setUpDom()
beforeAll(() => preload('release', 'validation'))

test('a token that may do nothing is refused where its first right is chosen', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({})
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <TokenEditor onCreated={() => {}} onClose={() => {}} />
    </QueryClientProvider>,
  )
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'CI 港' } })
  const publish = screen.getByRole('checkbox', { name: /^Publish/ })
  fireEvent.click(publish)
  fireEvent.submit(publish)
  const { textContent: told, id } = await screen.findByRole('alert')
  expect(told).toBe('This field is required')
  expect(publish.getAttribute('aria-describedby')?.split(' ')).toContain(id)
  expect(document.activeElement).toBe(publish)
  expect(call).not.toHaveBeenCalled()
})
