// @vitest-environment jsdom
import { getDefaultStore } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { sessionAtom } from '../session/session.ts'
import { queries } from './queries.ts'

const store = getDefaultStore()
const ann = { token: 't1', userId: 'u1', name: 'Ann', superuser: false }
afterEach(() => store.set(sessionAtom, null))

test.each([
  ['somebody else logs in', { ...ann, token: 't2', userId: 'u2', name: 'Ben' }],
  ['the session ends', null],
])('what one person was answered is gone when %s', (_what, next) => {
  store.set(sessionAtom, ann)
  queries.setQueryData(['GET /user/info'], { name: 'Ann' })
  store.set(sessionAtom, next)
  expect(queries.getQueryData(['GET /user/info'])).toBeUndefined()
})
