// @vitest-environment jsdom
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { getTranslation, translateTexts } from '@seaport/contract/work/translation'
import { preload } from '@seaport/i18n/browser'
import { pendingNotices } from '@seaport/ui/notify'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { TranslateOthers } from './TranslateOthers.tsx'

setUpDom()
beforeAll(() => preload('translation'))

const none = { title: '', content: '' }
const texts = { en: { title: 'Rest', content: 'Tonight' }, vi: none, cn: none, hk: none }

/** Begins to translate into Chinese and Vietnamese. */
async function begin() {
  const asked: PromiseWithResolvers<object>[] = []
  vi.spyOn(client, 'call').mockImplementation(async (endpoint: unknown) => {
    if (endpoint === getTranslation) return { provider: 'deepl' } as never
    expect(endpoint).toBe(translateTexts)
    asked.push(Promise.withResolvers())
    return asked.at(-1)?.promise as never
  })
  const filled: Locale[] = []
  const queries = new QueryClient()
  const editor = (given: typeof texts) => (
    <SeaportProvider>
      <QueryClientProvider client={queries}>
        <TranslateOthers from="en" texts={given} onTranslated={(to) => filled.push(to)} />
      </QueryClientProvider>
    </SeaportProvider>
  )
  const { rerender, unmount } = render(editor({ ...texts, hk: texts.en }))
  fireEvent.click(await screen.findByRole('button'))
  const answer = async () => {
    const count = asked.length
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0))
    await act(async () => asked.at(-1)?.resolve({ texts: ['T', 'C'] }))
    return count
  }
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  return {
    asked,
    filled,
    answer,
    unmount,
    write: (vi: typeof none) => rerender(editor({ ...texts, hk: texts.en, cn: vi, vi })),
  }
}

test('what was written while its language was translated stays', async () => {
  const { asked, filled, answer, write } = await begin()
  write({ title: 'Nghỉ', content: '' })
  await answer()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await answer()
  await vi.waitFor(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).not.toBe('true'))
  expect([filled, pendingNotices.read()]).toEqual([[], []])
})

test('a closed editor asks for no further language, and says nothing', async () => {
  const { asked, filled, answer, unmount } = await begin()
  unmount()
  await answer()
  expect([asked.length, filled, pendingNotices.read()]).toEqual([1, [], []])
})
