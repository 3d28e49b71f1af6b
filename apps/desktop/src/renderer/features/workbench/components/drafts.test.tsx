// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()
beforeAll(() => preload('workbench', 'common', 'ui', 'script'))
const kept: unknown[] = []
beforeEach(() => {
  localStorage.clear()
  kept.length = 0
  vi.stubGlobal('seaport', {
    call: async (name: string, args: unknown) => {
      if (name === 'manual.keep') kept.push(args)
      if (name === 'manual.keep') return { ok: true, value: { state: 'kept', name: 'An' } }
      return { ok: true, value: name === 'script.get' ? script : null }
    },
    on: () => () => undefined,
  })
})

const script = { id: 's1', title: 'Chào', text: 'Chào {nickname} ở {location}', files: [] }

/** The window begun anew, with this in it. */
async function begin(node: ReactNode): Promise<void> {
  cleanup()
  await renderUi(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>)
  await screen.findAllByRole('textbox')
}
const typed = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)
const type = (value: string, at = 0) =>
  fireEvent.change(screen.getAllByRole('textbox')[at] as HTMLElement, { target: { value } })

test('a note belongs to its task, is there after a restart, and is gone once the person is kept', async () => {
  const { KeepForm } = await import('./manual/KeepForm.tsx')
  await begin(<KeepForm id="t1" />)
  type('Gặp ở chợ')
  await begin(<KeepForm id="t2" />)
  expect(typed()).toEqual([''])
  await begin(<KeepForm id="t1" />)
  expect(typed()).toEqual(['Gặp ở chợ'])
  fireEvent.submit(screen.getByRole('textbox'))
  await waitFor(() => expect(typed()).toEqual(['']))
  expect(kept).toEqual([{ id: 't1', note: 'Gặp ở chợ' }])
  await begin(<KeepForm id="t1" />)
  expect(typed()).toEqual([''])
})

test('words for a target are there after a restart, and neither for the next target nor in another task', async () => {
  const { ScriptCard } = await import('./ScriptCard.tsx')
  const card = (id: string, position: number) =>
    begin(
      <ScriptCard
        id="s1"
        task={{ id, kind: 'send_message', network: 'x', account: { id: 'a1', account: 'tea' } } as never}
        target={{ position, target: '@mei', person: null } as never}
      />,
    )
  await card('t1', 3)
  expect(typed()).toEqual(['', ''])
  type('Mei')
  type('Huế', 1)
  await card('t1', 3)
  expect(typed()).toEqual(['Mei', 'Huế'])
  await card('t1', 4)
  expect(typed()).toEqual(['', ''])
  await card('t2', 3)
  expect(typed()).toEqual(['', ''])
})
