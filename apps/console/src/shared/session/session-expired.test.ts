// @vitest-environment jsdom
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import {
  releaseSession,
  reportSessionExpired,
  type Session,
  sessionAtom,
  sessionExpiredAtom,
} from './session.ts'

const store = getDefaultStore()
const session = (token: string): Session => ({ token, userId: 'u1', name: 'Ann', superuser: false })
const over = () => store.get(sessionExpiredAtom)

beforeEach(() => {
  releaseSession(false)
  store.set(sessionExpiredAtom, null)
  store.set(sessionAtom, session('first'))
  return () => store.set(sessionAtom, null)
})

test('an ended session is reported', () => {
  reportSessionExpired('first')
  expect(over()).toBe('first')
})

test('a call of the previous session says nothing about the current one', () => {
  store.set(sessionAtom, session('second'))
  reportSessionExpired('first')
  expect(over()).toBeNull()
})

test('ending one’s own session shows no notice, unless the logout failed', () => {
  releaseSession(true)
  reportSessionExpired('first')
  expect(over()).toBeNull()
  releaseSession(false)
  reportSessionExpired('first')
  expect(over()).toBe('first')
})

test('a call without a session ends nothing', () => {
  reportSessionExpired(undefined)
  expect(over()).toBeNull()
})
