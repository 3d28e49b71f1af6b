import type { NetworkConfig } from '@seaport/contract/platform/network-config.schema'
import { expect, test } from 'vitest'
import { NetworkForm, toChange, toFormValues } from './network-form.ts'

const config: NetworkConfig = {
  network: 'facebook',
  offered: false,
  missing: ['app_secret'],
  fields: [
    { name: 'client_id', value: '17', origin: 'environment', initial: '' },
    {
      name: 'api_base',
      value: 'https://graph.facebook.com',
      origin: 'default',
      initial: 'https://graph.facebook.com',
    },
    { name: 'version', value: 'v27.0', origin: 'stored', initial: 'v26.0' },
  ],
  secret: { origin: 'stored' },
  spent: null,
}

test('the form contains only what was set here, and empty restores the default', () => {
  const values = toFormValues(config)
  expect(values).toMatchObject({ client_id: '', api_base: '', version: 'v27.0', app_secret: '' })
  const { version, api_base } = NetworkForm.parse({ ...values, version: ' ', api_base: 'https://api.test' })
  expect(toChange(config, { version, api_base })).toEqual({
    fields: { api_base: 'https://api.test', version: null },
  })
})

test('the request contains what was changed, and nothing that the environment gives', () => {
  expect(toChange(config, { version: 'v28.0' })).toEqual({ fields: { version: 'v28.0' } })
  expect(toChange(config, { client_id: '18' })).toEqual({ fields: {} })
})

test('a secret stays unless another one is typed, or it is taken away', () => {
  const read = NetworkForm.parse(toFormValues(config))
  expect(toChange(config, read)).not.toHaveProperty('app_secret')
  expect(toChange(config, { ...read, app_secret: 'new' })).toMatchObject({ app_secret: 'new' })
  expect(toChange(config, { ...read, forget: true })).toMatchObject({ app_secret: null })
  expect(toChange({ ...config, secret: null }, { ...read, forget: true })).not.toHaveProperty('app_secret')
})

test('an invalid address is reported at its field', () => {
  const read = NetworkForm.safeParse({ ...toFormValues(config), api_base: 'graph' })
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual(['api_base'])
})
