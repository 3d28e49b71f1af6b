import { NetworkAddress } from '@seaport/contract/kernel/network'
import { expect, test } from 'vitest'
import { readEnv } from '../../../kernel/env.ts'
import { configuredNetworks } from './networks.ts'

const networksOf = (variables: Record<string, string>) =>
  configuredNetworks(readEnv(variables)).map((address) => NetworkAddress.parse(address))

test('nothing is listed that is not set up', () => {
  expect(networksOf({})).toEqual([])
})

test('the demo brings the sandbox, at its port', () => {
  expect(networksOf({ SEAPORT_DEMO: '1' })).toMatchObject([
    { network: 'x_sandbox', api_base: 'http://127.0.0.1:8788', client_id: 'demo-client' },
  ])
  expect(networksOf({ SEAPORT_SANDBOX_PORT: '9999' })).toMatchObject([
    { network: 'x_sandbox', token_url: 'http://127.0.0.1:9999/2/oauth2/token' },
  ])
})

test('X is listed with the id of the operator’s app', () => {
  expect(networksOf({ SEAPORT_X_CLIENT_ID: 'abc' })).toMatchObject([
    { network: 'x', client_id: 'abc', authorize_url: 'https://x.com/i/oauth2/authorize' },
  ])
})
