// @vitest-environment jsdom
import { SystemConfig } from '@seaport/contract/people/system.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { beforeAll, expect, test } from 'vitest'
import { configAtom } from '../../../shared/config/system-config.ts'
import { FirstSteps } from './FirstSteps.tsx'

setUpDom()
beforeAll(() => preload('tutorial'))

test('a newcomer reads that the ports are a gift, how many they are and until when', () => {
  const done = { ports: true, seat: false, account: false, client: false, task: false }
  const gift = { ports: 2, until: '2026-11-29T09:00:00.000Z' }
  const { container } = renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <FirstSteps done={done} gift={gift} />
    </QueryClientProvider>,
  )
  expect(container.textContent).toContain('A gift to begin with: 2 ports until Nov 29, 2026')
})

test('a step that is done has nothing to do any more, in a demo neither', () => {
  const store = createStore()
  store.set(configAtom, { ...sampleOf(SystemConfig), demo: true })
  const wordsOf = (done: boolean) => {
    const { container, unmount } = renderUi(
      <Provider store={store}>
        <FirstSteps done={{ ports: done, seat: done, account: done, client: done, task: done }} gift={null} />
      </Provider>,
    )
    const said = ['a', 'li > div > span'].map((words) => container.querySelectorAll(words).length)
    unmount()
    return said
  }
  // Each has its title, why it is taken, and three what the demo has of it.
  expect(wordsOf(false)).toEqual([5, 5 + 5 + 3])
  expect(wordsOf(true)).toEqual([0, 5])
})
