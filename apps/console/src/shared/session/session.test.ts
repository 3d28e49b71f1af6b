import { beforeEach, expect, test } from 'vitest'
import { readSession, type SessionStorageAdapter, writeSession } from './session.ts'

let storage: SessionStorageAdapter
let stored: Map<string, string>
let jar: Map<string, string>

const localStorageOf = (kept: Map<string, string>): SessionStorageAdapter['storage'] => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
})

beforeEach(() => {
  stored = new Map()
  jar = new Map([['theme', 'dark']])
  storage = {
    storage: localStorageOf(stored),
    port: '8787',
    cookies: {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      },
      set cookie(text) {
        const [pair = '', ...attributes] = text.split('; ')
        const [name = '', value = ''] = pair.split('=')
        if (attributes.includes('max-age=0')) jar.delete(name)
        else jar.set(name, value)
      },
    },
  }
})

const session = { token: 't1', userId: 'u 1', name: 'Ann', superuser: true }

test('is stored under the names of the specification, and read back', () => {
  writeSession(storage, session)
  expect(Object.fromEntries(stored)).toEqual({ token: 't1', vuems_name: 'Ann', is_superuser: '1' })
  expect(jar.get('user_id')).toBe('u%201')
  expect(jar.get('user_id_8787')).toBe('u%201')
  expect(readSession(storage)).toEqual(session)
})

test('only the text 1 makes a super-user', () => {
  writeSession(storage, { ...session, superuser: false })
  expect(readSession(storage)?.superuser).toBe(false)
  stored.set('is_superuser', 'true')
  expect(readSession(storage)?.superuser).toBe(false)
})

test('does not exist without its token or its cookie', () => {
  expect(readSession(storage)).toBeNull()
  writeSession(storage, session)
  jar.delete('user_id_8787')
  // As versions before stored it.
  expect(readSession(storage)).toEqual(session)
  jar.delete('user_id')
  expect(readSession(storage)).toBeNull()
  writeSession(storage, session)
  stored.delete('token')
  expect(readSession(storage)).toBeNull()
})

test('a broken cookie counts as none', () => {
  writeSession(storage, session)
  for (const name of ['user_id', 'user_id_8787']) jar.set(name, '%E0%A4%A')
  expect(readSession(storage)).toBeNull()
})

test.each(['', '8788'])('another installation, at port %o of the host, has a session beside it', (port) => {
  const other = { ...storage, port, storage: localStorageOf(new Map()) }
  const theirs = { ...session, token: 't2', userId: 'u2' }
  writeSession(storage, session)
  writeSession(other, theirs)
  expect([readSession(storage), readSession(other)]).toEqual([session, theirs])
  writeSession(storage, null)
  expect([readSession(storage), readSession(other)]).toEqual([null, theirs])
  writeSession(other, null)
  expect(Object.fromEntries(jar)).toEqual({ theme: 'dark' })
})

test('is removed completely, and nothing else with it', () => {
  stored.set('language', 'en')
  writeSession(storage, session)
  writeSession(storage, null)
  expect(Object.fromEntries(stored)).toEqual({ language: 'en' })
  expect(Object.fromEntries(jar)).toEqual({ theme: 'dark' })
})
