// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isStorageBlocked, localStore, sessionStore } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const store of [localStore, sessionStore]) store.removeItem('a')
})

/** Like Chrome when all cookies are blocked. */
function blockStorage() {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, area, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
}

test('values are stored in the browser’s own storage', () => {
  localStore.setItem('a', '1')
  sessionStore.setItem('a', '2')
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2'])
  expect([localStore.getItem('a'), sessionStore.getItem('a')]).toEqual(['1', '2'])
  localStore.removeItem('a')
  expect([localStorage.getItem('a'), localStore.getItem('a')]).toEqual([null, null])
  expect(isStorageBlocked()).toBe(false)
  expect(localStore.isOf(new StorageEvent('storage', { storageArea: localStorage }))).toBe(true)
  expect(localStore.isOf(new StorageEvent('storage', { storageArea: sessionStorage }))).toBe(false)
})

test('where storage is blocked, values last as long as the page', () => {
  blockStorage()
  expect(isStorageBlocked()).toBe(true)
  for (const store of [localStore, sessionStore]) {
    expect(store.getItem('a')).toBeNull()
    store.setItem('a', '1')
    expect(store.getItem('a')).toBe('1')
    expect(store.isOf(new StorageEvent('storage'))).toBe(false)
    store.removeItem('a')
    expect(store.getItem('a')).toBeNull()
  }
})

test('with full storage, the newest value applies, and is stored once there is space', () => {
  localStore.setItem('a', 'old')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  localStore.setItem('a', 'new')
  expect(localStore.getItem('a')).toBe('new')
  full.mockRestore()
  localStore.setItem('a', 'newest')
  expect([localStore.getItem('a'), localStorage.getItem('a')]).toEqual(['newest', 'newest'])
})
