import { expect, test } from 'vitest'
import { openAccountTokens } from './account-tokens.ts'

const tokens = { access_token: 'a', refresh_token: null, expires_at: 5, scopes: ['read'] }

/** A secret store in memory. */
function secretsOf(...names: string[]) {
  const kept = new Map(names.map((name) => [name, JSON.stringify(tokens)]))
  return {
    kept,
    get: async (name: string) => kept.get(name),
    set: async (name: string, value: string) => void kept.set(name, value),
    delete: async (name: string) => void kept.delete(name),
    setAside: async () => undefined,
    names: async () => [...kept.keys()],
  }
}

test('a seat finds the sign-ins of its own accounts again, and no other seat’s', async () => {
  const opened = await openAccountTokens(
    secretsOf('account:s1:one', 'account:s2:two', 'session'),
    's1',
    (id) => id,
  )
  expect(opened.listIds()).toEqual(['one'])
  expect([opened.has('one'), opened.has('two')]).toEqual([true, false])
  expect(await opened.tokenStoreFor('one').load()).toEqual(tokens)
  expect(await opened.tokenStoreFor('two').load()).toBeNull()
})

test('an account is signed in from storing its tokens until deleting them', async () => {
  const secrets = secretsOf()
  const opened = await openAccountTokens(secrets, 's1', (id) => id)
  await opened.tokenStoreFor('one').save(tokens)
  expect([opened.has('one'), opened.listIds()]).toEqual([true, ['one']])
  expect(JSON.parse(secrets.kept.get('account:s1:one') ?? '')).toEqual(tokens)
  await opened.delete('one')
  expect([opened.has('one'), opened.listIds(), secrets.kept.size]).toEqual([false, [], 0])
})

test('an account whose tokens are being deleted, or could not be, is no longer signed in', async () => {
  const secrets = secretsOf('account:s1:one')
  const { promise, reject } = Promise.withResolvers<never>()
  const opened = await openAccountTokens({ ...secrets, delete: () => promise }, 's1', (id) => id)
  const deleted = opened.delete('one')
  expect([opened.has('one'), opened.listIds()]).toEqual([false, []])
  reject(new Error('locked'))
  await expect(deleted).rejects.toThrow('locked')
  expect(opened.has('one')).toBe(false)
})

test('an account whose tokens could not be stored is not signed in', async () => {
  const secrets = secretsOf()
  const full = async () => Promise.reject(new Error('the disk is full'))
  const opened = await openAccountTokens({ ...secrets, set: full }, 's1', (id) => id)
  await expect(opened.tokenStoreFor('one').save(tokens)).rejects.toThrow('full')
  expect([opened.has('one'), opened.listIds()]).toEqual([false, []])
})

// oblador/react-native-keychain#558, ryanw-mobile/OctoMeter#431: people were signed out where the program began before the key store was open.
test('a key store that is locked at the start signs nobody out: the tokens are read again later', async () => {
  const secrets = secretsOf('account:s1:one')
  const opened = await openAccountTokens(secrets, 's1', (id) => id)
  const { get } = secrets
  secrets.get = async () => {
    throw new Error('User interaction is not allowed')
  }
  const store = opened.tokenStoreFor('one')
  await expect(store.load()).rejects.toMatchObject({ outcome: { kind: 'retry' } })
  expect([opened.has('one'), secrets.kept.size]).toEqual([true, 1])
  secrets.get = get
  expect(await store.load()).toEqual(tokens)
})
