// @vitest-environment jsdom
import { changeSettings } from '@seaport/contract/platform/setting'
import { Settings } from '@seaport/contract/platform/setting.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { preload } from '@seaport/i18n/browser'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { SettingsEditor } from './SettingsEditor.tsx'

setUpDom()
beforeAll(() => preload('config', 'validation', 'common'))

test('what was typed can be thrown away', async () => {
  const settings = { ...sampleOf(Settings), company: 'Trà Việt' }
  render(
    <SeaportProvider>
      <QueryClientProvider client={new QueryClient()}>
        <SettingsEditor data={{ settings, changed: [], deposit_change: null } as never} />
      </QueryClientProvider>
    </SeaportProvider>,
  )
  const company = await screen.findByDisplayValue<HTMLInputElement>('Trà Việt')
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
  fireEvent.change(company, { target: { value: 'Trà Hà Nội' } })
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(company.value).toBe('Trà Việt')
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
})

test('what another administrator changes while the form is open is not sent back as it was', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({})
  const settings = { ...sampleOf(Settings), brand: 'Cảng', company: 'Trà Việt' }
  const queries = new QueryClient()
  const editor = (now: Settings) => (
    <SeaportProvider>
      <QueryClientProvider client={queries}>
        <SettingsEditor data={{ settings: now, changed: [], deposit_change: null } as never} />
      </QueryClientProvider>
    </SeaportProvider>
  )
  const { rerender } = render(editor(settings))
  const field = (name: string) =>
    document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
  await vi.waitFor(() => expect(field('company')).not.toBeNull())
  fireEvent.change(field('company'), { target: { value: 'Trà Hà Nội' } })
  rerender(editor({ ...settings, brand: 'Bến', company: 'Trà' }))
  expect([field('brand').value, field('company').value]).toEqual(['Bến', 'Trà Hà Nội'])
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(call.mock.calls.map(([endpoint, input]) => [endpoint, input])).toContainEqual([
      changeSettings,
      { body: { company: 'Trà Hà Nội' } },
    ]),
  )
})
