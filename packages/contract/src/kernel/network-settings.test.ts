import { expect, test } from 'vitest'
import { Network } from './network.schema.ts'
import { NetworkSettings, networkFields, readNetworkSettings } from './network-settings.schema.ts'
import { fieldsOf } from './network-settings.ts'

const instagram = {
  api_base: 'https://graph.instagram.com',
  web_base: 'https://www.instagram.com',
  authorize_url: 'https://www.instagram.com/oauth/authorize',
  token_url: 'https://api.instagram.com/oauth/access_token',
  client_id: '1',
  callback_ports: '47821, 47822',
}

test('missing and invalid settings are named, and none when the network can be offered', () => {
  expect(readNetworkSettings('instagram', instagram)).toMatchObject({
    missing: [],
    settings: { network: 'instagram', callback_ports: [47821, 47822] },
  })
  const { client_id, callback_ports, ...rest } = instagram
  expect(readNetworkSettings('instagram', rest)).toEqual({
    settings: null,
    missing: ['client_id', 'callback_ports'],
  })
  expect(readNetworkSettings('x', {}).missing).toEqual([
    'client_id',
    'api_base',
    'web_base',
    'authorize_url',
    'token_url',
    'callback_ports',
  ])
  expect(readNetworkSettings('facebook_sandbox', { ...instagram, version: '26' }).missing).toEqual([
    'version',
  ])
})

test('an omitted setting gets its documented default', () => {
  const { settings } = readNetworkSettings('instagram', instagram)
  expect(settings).toMatchObject({
    version: 'v26.0',
    login: 'instagram',
    upload_base: 'https://rupload.facebook.com',
  })
  const x = NetworkSettings.parse({ ...instagram, network: 'x', callback_ports: [1] })
  expect(x).toMatchObject({ vocabulary: 'post' })
})

test('an address that paths are appended to loses its last slash, whichever way it comes', () => {
  const { settings } = readNetworkSettings('instagram', {
    ...instagram,
    api_base: 'https://graph.instagram.com/',
    upload_base: 'https://rupload.facebook.com//',
    token_url: 'https://api.instagram.com/oauth/access_token/',
  })
  expect(settings).toMatchObject({
    api_base: 'https://graph.instagram.com',
    upload_base: 'https://rupload.facebook.com',
    token_url: 'https://api.instagram.com/oauth/access_token/',
  })
  expect(networkFields.web_base.parse('http://127.0.0.1:8788/facebook/')).toBe(
    'http://127.0.0.1:8788/facebook',
  )
})

test('every network has fields, and accepts a text for each of them', () => {
  for (const network of Network.options) expect(fieldsOf(network)).toContain('client_id')
  expect(networkFields.callback_ports.safeParse('1,2').success).toBe(true)
  for (const wrong of ['', 'a', '1;2', '123456'])
    expect(networkFields.callback_ports.safeParse(wrong).success).toBe(false)
  for (const wrong of ['ftp://a.test', 'a.test', ''])
    expect(networkFields.api_base.safeParse(wrong).success).toBe(false)
})
