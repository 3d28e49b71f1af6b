import { expect, test } from 'vitest'
import { AddForm, EditForm, emptyProxy, type ProxyDraft } from './proxy-draft.ts'

const draft: ProxyDraft = {
  scheme: 'http',
  ip: '203.0.113.7',
  port: 8080,
  username: 'mei',
  password: '',
  drop_password: false,
  allocation_limit: 2,
  concurrency_limit: null,
  remark: '',
}

test('a password is sent if typed, emptied if removed, and otherwise omitted', () => {
  expect(EditForm.parse(draft)).not.toHaveProperty('password')
  expect(EditForm.parse({ ...draft, password: 'tea' })).toMatchObject({ password: 'tea' })
  expect(EditForm.parse({ ...draft, password: 'tea', drop_password: true })).toMatchObject({ password: '' })
})

test('a new proxy needs a group, an address and a port', () => {
  const paths = AddForm.safeParse(emptyProxy).error?.issues.map(({ path }) => path.join('.'))
  expect(new Set(paths)).toEqual(new Set(['group_id', 'ip', 'port']))
})
