// @vitest-environment jsdom
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { giveUpSession, reportSessionOver, type Session, sessionAtom, sessionOverAtom } from './session.ts'

const store = getDefaultStore()
const session = (token: string): Session => ({ token, userId: 'u1', name: 'Ann', superuser: false })
const over = () => store.get(sessionOverAtom)

beforeEach(() => {
  giveUpSession(false)
  store.set(sessionOverAtom, null)
  store.set(sessionAtom, session('first'))
  return () => store.set(sessionAtom, null)
})

test('a session that is found to be over is named', () => {
  reportSessionOver('first')
  expect(over()).toBe('first')
})

test('a call of the session before says nothing of the one that has come', () => {
  store.set(sessionAtom, session('second'))
  reportSessionOver('first')
  expect(over()).toBeNull()
})

test('whoever ends a session hears no news of it, unless it did not come to that', () => {
  giveUpSession(true)
  reportSessionOver('first')
  expect(over()).toBeNull()
  giveUpSession(false)
  reportSessionOver('first')
  expect(over()).toBe('first')
})

test('a call of nobody ends nothing', () => {
  reportSessionOver(undefined)
  expect(over()).toBeNull()
})
