import type { Client } from '@seaport/api-client/client'
import { expect, test, vi } from 'vitest'
import { askForPasskey, makePasskey, PasskeyUnused, passkeysWork } from './passkey.ts'

const browser = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => browser)

const client = (call: (endpoint: { path: string }, input: object) => unknown) =>
  ({ call }) as unknown as Client

test('a passkey is made and used by what the server asks for', async () => {
  const call = vi.fn(async ({ path }: { path: string }, _input: object) => ({
    options: path,
    recovery_codes: ['c1'],
  }))
  browser.startRegistration.mockResolvedValue({ id: 'made' })
  browser.startAuthentication.mockResolvedValue({ id: 'used' })
  expect(await makePasskey(client(call), 'Điện thoại')).toEqual(['c1'])
  expect(await askForPasskey(client(call))).toEqual({ passkey: { id: 'used' } })
  expect(browser.startRegistration.mock.calls).toEqual([[{ optionsJSON: '/user/passkey/registration' }]])
  expect(browser.startAuthentication.mock.calls).toEqual([[{ optionsJSON: '/user/passkey/challenge' }]])
  expect(call.mock.calls[1]).toEqual([
    expect.objectContaining({ method: 'POST', path: '/user/passkey' }),
    { body: { name: 'Điện thoại', passkey: { id: 'made' } } },
  ])
})

test.each([
  ['made', makePasskey, browser.startRegistration],
  ['used', askForPasskey, browser.startAuthentication],
])('a person who cancels has %s none; a refusal of the server stays one', async (_, act, ask) => {
  ask.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await expect(
    act(
      client(async () => ({ options: {} })),
      '',
    ),
  ).rejects.toThrow(PasskeyUnused)
  const refusal = new Error('Refused.')
  await expect(
    act(
      client(() => Promise.reject(refusal)),
      '',
    ),
  ).rejects.toBe(refusal)
})

test.each([
  ['seaport.example', true, true, true],
  ['localhost', true, true, true],
  ['seaport.example', false, true, false],
  ['seaport.example', true, false, false],
  ['192.0.2.7', true, true, false],
  ['[2001:db8::7]', true, true, false],
])(
  'at %s (secure: %s, a browser that can: %s) passkeys work: %s',
  (hostname, isSecureContext, can, works) => {
    vi.stubGlobal('isSecureContext', isSecureContext)
    vi.stubGlobal('window', can ? { PublicKeyCredential: {} } : {})
    vi.stubGlobal('location', { hostname })
    expect(passkeysWork()).toBe(works)
  },
)
