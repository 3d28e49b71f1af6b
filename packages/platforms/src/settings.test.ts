import { expect, test } from 'vitest'
import { missingSettings, NetworkSettings } from './settings.ts'

const instagram = {
  api_base: 'https://graph.instagram.com',
  web_base: 'https://www.instagram.com',
  authorize_url: 'https://www.instagram.com/oauth/authorize',
  client_id: '1',
  callback_ports: [47821],
}

test('what is missing is named, and nothing is when the network can be offered', () => {
  expect(missingSettings('instagram', instagram)).toEqual([])
  expect(missingSettings('instagram', { ...instagram, client_id: '', callback_ports: [] })).toEqual([
    'callback_ports',
    'client_id',
  ])
  expect(missingSettings('x', {})).toEqual([
    'api_base',
    'authorize_url',
    'callback_ports',
    'client_id',
    'token_url',
    'web_base',
  ])
  expect(missingSettings('facebook', { ...instagram, version: '26' })).toEqual(['version'])
})

test('what may be left out has the value of the documentation', () => {
  expect(NetworkSettings.parse({ network: 'instagram', ...instagram })).toMatchObject({
    version: 'v26.0',
    login: 'instagram',
    upload_base: 'https://rupload.facebook.com',
  })
  const x = { ...instagram, network: 'x', token_url: 'https://api.x.com/2/oauth2/token' }
  expect(NetworkSettings.parse(x)).toMatchObject({ vocabulary: 'post', monthly_reads: null })
})
