// @vitest-environment jsdom
import { readSecurityNotices } from '@seaport/contract/people/security-notice'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../shared/api/client.ts'
import { secondFactorAtom } from '../second-factor/second-factor.public.ts'
import { SecurityNotices } from './SecurityNotices.tsx'

setUpDom()
beforeAll(() => preload('securityNotice'))

const own = [{ id: 'o', action: 'passkey.add' as const, time: '2026-11-26T08:00:00Z', ip: '203.0.113.9' }]
const list = [
  {
    id: 'd',
    action: 'deposit.plan' as const,
    subject: null,
    actor: { id: 'a', email: 'lee@example.test' },
    time: '2026-11-26T09:00:00Z',
  },
]
const Reviews = () => <output>{useAtomValue(secondFactorAtom) ? 'reviews' : ''}</output>

test('a changed factor and a planned deposit address are told until they are read, the first with the way to review it', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({})
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <SecurityNotices list={list} own={own} />
      <Reviews />
    </QueryClientProvider>,
  )
  expect(screen.getByText(/203\.0\.113\.9/)).toBeTruthy()
  expect(screen.getByText(/lee@example\.test/)).toBeTruthy()
  const [review, read] = screen.getAllByRole('button')
  act(() => fireEvent.click(review as HTMLElement))
  expect(screen.getByText('reviews')).toBeTruthy()
  await act(async () => fireEvent.click(read as HTMLElement))
  expect(call).toHaveBeenCalledWith(
    readSecurityNotices,
    { body: { up_to: list[0]?.time } },
    expect.anything(),
  )
})

test('of a full list no more is marked as read than it has, because others may follow', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({})
  const full = ['05', '04', '03', '02', '01'].map((minute) => ({
    ...(list[0] as (typeof list)[0]),
    id: minute,
    time: `2026-11-26T07:${minute}:00Z`,
  }))
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <SecurityNotices list={full} own={own} />
    </QueryClientProvider>,
  )
  await act(async () => fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement))
  const body = { up_to: '2026-11-26T07:05:00Z' }
  expect(call).toHaveBeenCalledWith(readSecurityNotices, { body }, expect.anything())
})

test('why notices could not be marked as read is said', async () => {
  vi.spyOn(client, 'call').mockRejectedValue(new Error('Đang bảo trì.'))
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <SecurityNotices list={list} own={[]} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('Đang bảo trì.')
})
