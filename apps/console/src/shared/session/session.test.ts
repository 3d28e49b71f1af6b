import { beforeEach, expect, test } from 'vitest'
import { readSession, type SessionStorageAdapter, writeSession } from './session.ts'

let storage: SessionStorageAdapter
let stored: Map<string, string>
let jar: Map<string, string>

beforeEach(() => {
  stored = new Map()
  jar = new Map([['theme', 'dark']])
  storage = {
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
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
  jar.delete('user_id')
  expect(readSession(storage)).toBeNull()
  writeSession(storage, session)
  stored.delete('token')
  expect(readSession(storage)).toBeNull()
})

test('a broken cookie counts as none', () => {
  writeSession(storage, session)
  jar.set('user_id', '%E0%A4%A')
  expect(readSession(storage)).toBeNull()
})

test('is removed completely, and nothing else with it', () => {
  stored.set('language', 'en')
  writeSession(storage, session)
  writeSession(storage, null)
  expect(Object.fromEntries(stored)).toEqual({ language: 'en' })
  expect(Object.fromEntries(jar)).toEqual({ theme: 'dark' })
})
