// @vitest-environment jsdom
import { beginTotp, getSecondFactor, renewRecoveryCodes } from '@seaport/contract/people/second-factor'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../shared/api/client.ts'
import { SecondFactorSettings } from './components/SecondFactorSettings.tsx'

setUpDom()
beforeAll(() => preload('secondFactor', 'common', 'ui'))

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const pressEscape = () =>
  act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))

test('new recovery codes stay until they are saved; every other view leads back by Escape', async () => {
  const factor = { totp: true, passkeys: [], recovery_codes_left: 7, required: false, changes: [] }
  vi.spyOn(client, 'call').mockImplementation(async (endpoint: unknown) => {
    if (endpoint === getSecondFactor) return factor
    if (endpoint === beginTotp) return { secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' }
    return { recovery_codes: ['code-1', 'code-2'] }
  })
  vi.stubGlobal('isSecureContext', false)
  const onClose = vi.fn()
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <SecondFactorSettings onClose={onClose} />
    </QueryClientProvider>,
  )
  await press('Turn off')
  await screen.findByText('Turn off the second factor')
  await pressEscape()
  await press('New recovery codes')
  const question = screen.queryByRole('alertdialog')
  if (question)
    await act(
      async () => void fireEvent.click([...question.querySelectorAll('button')].at(-1) as HTMLElement),
    )
  await screen.findByText('code-2')
  await pressEscape()
  expect(screen.getByText('code-2')).toBeTruthy()
  await press('I have saved them')
  expect(screen.queryByText('code-2')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await pressEscape()
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['New recovery codes', renewRecoveryCodes],
  [/another phone/, beginTotp],
])('a second press of %s while the first is under way asks for nothing', async (name, asked) => {
  const factor = { totp: true, passkeys: [], recovery_codes_left: 7, required: false, changes: [] }
  vi.spyOn(client, 'call').mockImplementation((endpoint: unknown) =>
    endpoint === getSecondFactor ? Promise.resolve(factor) : new Promise(() => {}),
  )
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <SecondFactorSettings onClose={() => {}} />
    </QueryClientProvider>,
  )
  await press(name)
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true'),
  )
  await press(name)
  expect(vi.mocked(client.call).mock.calls.filter(([endpoint]) => endpoint === asked)).toHaveLength(1)
})
