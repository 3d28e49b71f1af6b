import { answerAtSandbox } from '@seaport/agent/sandbox-person'
import { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import { receiveCallback } from '@seaport/platforms/oauth/callback'
import { systemClock } from '@seaport/runner/clock'
import { type RunningSandbox, startSandbox } from '@seaport/sandbox/server'
import { signIn } from '@seaport/seat-client/account/sign-in'
import { createMessages } from '@seaport/seat-client/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freeTcpPort } from '../../../scripts/lib/ports.ts'

const messages = createMessages(() => 'en')
let sandbox: RunningSandbox
let address: XSettings

beforeAll(async () => {
  const port = await freeTcpPort('127.0.0.1')
  const redirectUris = [`http://127.0.0.1:${port}/callback`]
  sandbox = await startSandbox({ people: 50, clients: [{ id: 'test', name: 'Test', redirectUris }] })
  const { url } = sandbox
  address = XSettings.parse({
    network: 'x_sandbox',
    api_base: url,
    web_base: url,
    authorize_url: `${url}/i/oauth2/authorize`,
    token_url: `${url}/2/oauth2/token`,
    client_id: 'test',
    callback_ports: [port],
    vocabulary: 'post',
  })
})
afterAll(() => sandbox.close())

/** A person in the account's window: signs in at the network, then says yes or no. */
const person = (handle: string, decision: 'allow' | 'deny') => (url: string) =>
  answerAtSandbox(url, handle, decision)

const attempt = (
  account: string,
  openBrowser: (url: string) => Promise<void>,
  signal = new AbortController().signal,
) =>
  signIn({
    account: { account },
    address,
    messages,
    signal,
    clock: systemClock,
    fetch,
    receiveCallback,
    openBrowser,
  })
const refusedFor = (reason: string) => expect.objectContaining({ reason })

test('brings tokens and the public profile of the account', async () => {
  const { tokens, profile } = await attempt('Harbor_Tea', person('harbor_tea', 'allow'))
  expect(tokens).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) })
  expect(profile).toMatchObject({ handle: 'harbor_tea', external_id: expect.stringMatching(/^\d+$/) })
})

test('another account than the one meant is refused by name', async () => {
  const wrong = attempt('nova_gadgets', person('harbor_tea', 'allow'))
  await expect(wrong).rejects.toEqual(refusedFor('wrong_account'))
  await expect(attempt('nova_gadgets', person('harbor_tea', 'allow'))).rejects.toThrow(
    /@harbor_tea.*@nova_gadgets/,
  )
})

test('a refusal, a cancel and a taken port are reported distinctly, and leave the port free', async () => {
  await expect(attempt('harbor_tea', person('harbor_tea', 'deny'))).rejects.toEqual(
    refusedFor('sign_in_denied'),
  )
  const stop = new AbortController()
  const left = attempt('harbor_tea', async () => stop.abort(), stop.signal)
  await expect(left).rejects.toEqual(refusedFor('sign_in_cancelled'))
  const during = attempt('harbor_tea', async (url) => {
    await expect(attempt('harbor_tea', person('harbor_tea', 'allow'))).rejects.toEqual(
      refusedFor('sign_in_no_port'),
    )
    await person('harbor_tea', 'allow')(url)
  })
  expect((await during).profile.handle).toBe('harbor_tea')
})
