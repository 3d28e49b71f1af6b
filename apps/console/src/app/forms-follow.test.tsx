// @vitest-environment jsdom
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { getEmailConfig, putEmailConfig } from '@seaport/contract/platform/email'
import { defaultLimits, getGuard, setGuard } from '@seaport/contract/work/guard'
import { getNotificationSetting, putNotificationSetting } from '@seaport/contract/work/notification'
import { getTranslationConfig, putTranslationConfig } from '@seaport/contract/work/translation'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../shared/api/client.ts'
import { endpointQuery } from '../shared/api/endpoint.ts'

setUpDom()
beforeAll(() => preload('notification', 'config', 'translation', 'guard', 'task', 'network', 'kit'))

type Part = ComponentType<{ onClose: () => void }>
const parts = import.meta.glob<Record<string, Part>>([
  '../features/task/components/GuardLimits.tsx',
  '../features/notification/components/EmailSection.tsx',
  '../features/config/components/EmailSection.tsx',
  '../features/config/components/TranslationSection.tsx',
])

interface Follows {
  part: string
  reads: Endpoint
  saves: Endpoint
  /** What was read an hour ago, and what another window has saved since. */
  old: object
  now: object
  open?: string
  /** What is typed into which field, which other one shows what was saved, and what is sent then. */
  type: readonly [label: RegExp, text: string]
  shows: readonly [label: RegExp, text: string]
  sent: object
}

const zone = { time_zone: 'Asia/Ho_Chi_Minh' }
const setting = { ...zone, email: 'trà@seaport.test', mail_ready: true, language: 'vi', kinds: [] }
const translation = { has_key: false, provider: 'libretranslate' }
const [before, since] = ['2026-03-01T08:00:00.000Z', '2026-03-02T08:00:00.000Z']
const mail = {
  ...{ type: 'register', sender: 'cang@seaport.test', server_address: 'mail.seaport.test', server_port: 465 },
  ...{ secure: 'tls', user: '', subject: null, content: null },
}
const shown = { configured: true, has_password: false, default_subject: 'Mã', default_content: '{code}' }
/** The table of mails beside the settings reads a list. */
const mailsOf = (expire_minutes: number) => ({
  configs: [{ ...mail, ...shown, expire_minutes }],
  ...{ list: [], total: 0, page: 1, page_size: 20 },
})

const forms: Record<string, Follows> = {
  'limits of promotions': {
    part: 'task/components/GuardLimits',
    reads: getGuard,
    saves: setGuard,
    old: { limits: defaultLimits },
    now: { limits: { ...defaultLimits, park_hours: 99 } },
    type: [/^Minimum interval/, '77'],
    shows: [/^Cooldown/, '99'],
    sent: { ...defaultLimits, park_hours: 99, least_interval_seconds: 77 },
  },
  'mails of notifications': {
    part: 'notification/components/EmailSection',
    reads: getNotificationSetting,
    saves: putNotificationSetting,
    old: { ...setting, hour: 8 },
    now: { ...setting, hour: 21 },
    type: [/^Language/, 'cn'],
    shows: [/^Daily digest/, '21'],
    sent: { ...zone, language: 'cn', hour: 21, kinds: {} },
  },
  'sending of mails': {
    part: 'config/components/EmailSection',
    reads: getEmailConfig,
    saves: putEmailConfig,
    old: mailsOf(5),
    now: mailsOf(9),
    open: 'Edit',
    type: [/^Server address/, 'smtp.seaport.test'],
    shows: [/^Code expires/, '9'],
    sent: { ...mail, server_address: 'smtp.seaport.test', expire_minutes: 9 },
  },
  translation: {
    part: 'config/components/TranslationSection',
    reads: getTranslationConfig,
    saves: putTranslationConfig,
    old: { ...translation, url: 'https://old.example', updated_at: before },
    now: { ...translation, url: 'https://now.example/dịch', updated_at: since },
    open: 'Edit translation',
    type: [/^API key/, 'k-1'],
    shows: [/^Address/, 'https://now.example/dịch'],
    sent: { provider: 'libretranslate', url: 'https://now.example/dịch', key: 'k-1', seen: since },
  },
}

test.each(Object.entries(forms))('%s keep what another window has saved', async (_, form) => {
  const [load] = Object.entries(parts).flatMap(([path, load]) =>
    path.includes(`/${form.part}.`) ? [load] : [],
  )
  const Part = (await load?.())?.[form.part.split('/').at(-1) ?? '']
  const server = Promise.withResolvers<unknown>()
  const call = vi
    .spyOn(client, 'call')
    .mockImplementation(async (endpoint: Endpoint) =>
      endpoint === form.reads ? (server.promise as never) : (form.now as never),
    )
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { queryKey } = endpointQuery(form.reads, {} as never)
  queries.setQueryData(queryKey, form.old, { updatedAt: Date.now() - 3_600_000 })
  renderUi(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{Part && <Part onClose={() => {}} />}</MemoryRouter>
    </QueryClientProvider>,
  )
  if (form.open) fireEvent.click(await screen.findByRole('button', { name: form.open }))
  const [label, text] = form.type
  const field = await screen.findByLabelText(label)
  fireEvent.change(field, { target: { value: text } })
  server.resolve(form.now)
  const [other, saved] = form.shows
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(other).value).toBe(saved))
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  await waitFor(() => expect(call).toHaveBeenCalledWith(form.saves, { body: form.sent }, expect.anything()))
})
