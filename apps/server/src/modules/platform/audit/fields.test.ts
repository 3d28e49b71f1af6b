import { expect, test } from 'vitest'
import { changedFields } from './fields.ts'

test('a change lists only the changed fields', () => {
  expect(changedFields({ a: 1, list: [1], gone: 2 }, { a: 1, list: [2], come: 3 })).toEqual({
    before: { list: [1], gone: 2 },
    after: { list: [2], come: 3 },
  })
})

test('a creation or deletion lists all fields', () => {
  expect(changedFields(undefined, { a: 1 })).toEqual({ before: null, after: { a: 1 } })
  expect(changedFields({ a: 1 }, undefined)).toEqual({ before: { a: 1 }, after: null })
  expect(changedFields(undefined, undefined)).toEqual({ before: null, after: null })
})

test('secrets are hidden at any depth, but their change is visible', () => {
  const before = { password: 'a', smtp: { token: 'b', host: 'h' }, list: [{ secret: 'c' }], api_token: null }
  const after = { password: 'x', smtp: { token: 'y', host: 'h' }, list: [{ secret: 'z' }], api_token: 'q' }
  const { before: was, after: is } = changedFields(before, after)
  expect(was).toEqual({
    password: '[hidden]',
    smtp: { token: '[hidden]', host: 'h' },
    list: [{ secret: '[hidden]' }],
    api_token: null,
  })
  expect(is).toMatchObject({ password: '[hidden]', api_token: '[hidden]' })
})

test('whether there is a secret is no secret', () => {
  expect(changedFields({ has_password: true }, { has_password: false })).toEqual({
    before: { has_password: true },
    after: { has_password: false },
  })
})

test.each([
  'password',
  'passwd',
  'passphrase',
  'password_hash',
  'app_secret',
  'access_token',
  'credential_id',
  'sealed_key',
  'clientSecret',
])('%s is a secret', (name) => {
  expect(changedFields(undefined, { [name]: 'x', host: 'h' }).after).toEqual({
    [name]: '[hidden]',
    host: 'h',
  })
})
