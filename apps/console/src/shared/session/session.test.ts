import { beforeEach, expect, test } from 'vitest'
import { readSession, type SessionStorageAdapter, writeSession } from './session.ts'

let place: SessionStorageAdapter
let stored: Map<string, string>
let jar: Map<string, string>

beforeEach(() => {
  stored = new Map()
  jar = new Map([['theme', 'dark']])
  place = {
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

test('is stored under the names that the specification gives, and read back', () => {
  writeSession(place, session)
  expect(Object.fromEntries(stored)).toEqual({ token: 't1', vuems_name: 'Ann', is_superuser: '1' })
  expect(jar.get('user_id')).toBe('u%201')
  expect(readSession(place)).toEqual(session)
})

test('only the text 1 makes a super-user', () => {
  writeSession(place, { ...session, superuser: false })
  expect(readSession(place)?.superuser).toBe(false)
  stored.set('is_superuser', 'true')
  expect(readSession(place)?.superuser).toBe(false)
})

test('is none without its token or its cookie', () => {
  expect(readSession(place)).toBeNull()
  writeSession(place, session)
  jar.delete('user_id')
  expect(readSession(place)).toBeNull()
  writeSession(place, session)
  stored.delete('token')
  expect(readSession(place)).toBeNull()
})

test('a broken cookie counts as none', () => {
  writeSession(place, session)
  jar.set('user_id', '%E0%A4%A')
  expect(readSession(place)).toBeNull()
})

test('is forgotten wholly, and nothing else with it', () => {
  stored.set('language', 'en')
  writeSession(place, session)
  writeSession(place, null)
  expect(Object.fromEntries(stored)).toEqual({ language: 'en' })
  expect(Object.fromEntries(jar)).toEqual({ theme: 'dark' })
})
