// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { PlanCards } from './PlanCards.tsx'

setUpDom()
beforeAll(() => preload('plan', 'header'))
afterEach(() => vi.restoreAllMocks())

/** Shows the plans where a service translates, or none. @returns the lines of each, those that it lacks in brackets */
async function linesOf(provider: string | null): Promise<(string | null)[][]> {
  vi.spyOn(client, 'call').mockImplementation((async () => ({
    ...{ provider, used: 0, allowance: null, renews_at: '2026-04-01T00:00:00.000Z' },
  })) as never)
  const queries = new QueryClient()
  const { container } = renderUi(
    <QueryClientProvider client={queries}>
      <PlanCards current="standard" />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(client.call).toHaveBeenCalled())
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  return [...container.querySelectorAll('ul')].map((list) =>
    [...list.querySelectorAll('li')].map((line) =>
      line.querySelector('[role=img]') ? `(${line.textContent})` : line.textContent,
    ),
  )
}

const common = [
  'Each port runs one social account or one task',
  'Unlimited seats; allocate ports as you like',
  'Progress and results of tasks, live',
  'Login to the console on several devices',
]

test('each plan says what it has and what it lacks, line by line', async () => {
  expect(await linesOf('deepl')).toEqual([
    [
      ...['Usage time: 1 day', ...common, 'Up to 2 webhooks'],
      ...['Translation of 1,000 words a month', '(Data statistics)'],
    ],
    [...common, 'Up to 5 webhooks', 'Translation of 20,000 words a month', '(Data statistics)'],
    [
      ...[...common, 'Up to 20 webhooks'],
      ...['Unlimited Google or DeepL translation, unlimited word count', 'Data statistics'],
    ],
  ])
  expect(screen.getAllByText('Your plan')).toHaveLength(1)
})

test('translation that the operator has not set up is no part of any plan', async () => {
  const lines = await linesOf(null)
  expect(lines.map((list) => list.filter((line) => line?.includes('not yet set up')))).toEqual([
    ['(Translation of 1,000 words a month (not yet set up by the operator))'],
    ['(Translation of 20,000 words a month (not yet set up by the operator))'],
    ['(Unlimited Google or DeepL translation, unlimited word count (not yet set up by the operator))'],
  ])
})
