// @vitest-environment jsdom
import { ApiUnreachable } from '@seaport/api-client/errors'
import { createScript } from '@seaport/contract/work/script'
import type { Script } from '@seaport/contract/work/script.schema'
import { getTranslation, translateTexts } from '@seaport/contract/work/translation'
import type { TargetLanguage } from '@seaport/contract/work/translation.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { useScriptTranslation } from './useScriptTranslation.ts'

setUpDom()
beforeAll(() => preload('translation', 'validation'))
afterEach(() => vi.restoreAllMocks())

const script = {
  ...{
    id: 's1',
    title: 'Trà 茶',
    text: 'Xin chào {nickname}',
    type: 'text',
    files: [],
    public: false,
    own: true,
  },
  ...{ networks: ['x'], group: { id: 'g1', name: 'nhóm' } },
} as unknown as Script

type Call = [endpoint: unknown, input: { body?: Record<string, unknown> }]

/** A console whose server translates and creates as it is told; and what it was asked. */
async function openTranslation(answer: (call: Call) => unknown = () => undefined) {
  const asked: Call[] = []
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown, input: Call[1]) => {
    if (endpoint === getTranslation) return { provider: 'deepl', used: 0, allowance: null, renews_at: '' }
    asked.push([endpoint, input])
    const own = answer([endpoint, input])
    if (own instanceof Error) throw own
    if (own !== undefined) return own
    return endpoint === translateTexts ? { texts: [`${input.body?.to}: chào`] } : { id: 'new' }
  }) as never)
  const queries = new QueryClient()
  const { result } = renderHook(() => useScriptTranslation(script), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  return {
    asked,
    shown: () => result.current.list.map(({ to, text, error }) => [to, text, error !== undefined]),
    busy: () => result.current.busy,
    translate: (...to: TargetLanguage[]) => act(() => result.current.translate(to)),
    correct: (to: TargetLanguage, text: string) => act(() => result.current.correct(to, text)),
    save: async () => {
      let saved: unknown
      await act(async () => {
        saved = await result.current.save()
      })
      return saved
    },
  }
}

test('a language that fails says so, and the others are translated all the same, in their order', async () => {
  const { asked, translate, shown, busy } = await openTranslation(([, { body }]) =>
    body?.to === 'vi' ? new ApiUnreachable(new Error('gone')) : undefined,
  )
  await translate('hk', 'vi', 'de')
  expect(asked.map(([, { body }]) => body)).toEqual(
    ['hk', 'vi', 'de'].map((to) => ({ texts: ['Xin chào {nickname}'], to })),
  )
  expect(shown()).toEqual([
    ['hk', 'hk: chào', false],
    ['vi', '', true],
    ['de', 'de: chào', false],
  ])
  expect(busy()).toBe(false)
})

test('a language is listed once however often it is translated, and a correction takes its fault away', async () => {
  let fails = true
  const { translate, correct, shown } = await openTranslation(() => (fails ? new Error('no') : undefined))
  await translate('vi', 'de')
  fails = false
  correct('vi', 'Chào bạn')
  expect(shown()).toEqual([
    ['vi', 'Chào bạn', false],
    ['de', '', true],
  ])
  await translate('de')
  expect(shown()).toEqual([
    ['vi', 'Chào bạn', false],
    ['de', 'de: chào', false],
  ])
})

test('each written text is saved beside the script, under its own language; what is refused stays', async () => {
  const { asked, translate, correct, save, shown, busy } = await openTranslation(([endpoint, { body }]) =>
    endpoint === createScript && String(body?.title).includes('German') ? new Error('full') : undefined,
  )
  await translate('hk', 'de', 'vi')
  correct('hk', '你好 {nickname}')
  correct('vi', '  ')
  asked.length = 0
  expect(await save()).toEqual({ saved: 1, left: 1 })
  expect(asked.map(([, { body }]) => body)).toMatchObject([
    { title: 'Trà 茶 (繁體中文)', content: { type: 'text', text: '你好 {nickname}' }, group_id: 'g1' },
    { title: 'Trà 茶 (German)', content: { text: 'de: chào' }, networks: ['x'], public: false },
  ])
  expect(shown()).toEqual([
    ['de', 'de: chào', true],
    ['vi', '  ', false],
  ])
  expect(busy()).toBe(false)
})

test('a text that may not be saved is not sent, and its rule is said', async () => {
  const { asked, translate, correct, save, shown } = await openTranslation()
  await translate('vi')
  correct('vi', 'x'.repeat(20_001))
  asked.length = 0
  expect(await save()).toEqual({ saved: 0, left: 1 })
  expect(asked).toEqual([])
  expect(shown()).toEqual([['vi', 'x'.repeat(20_001), true]])
})
