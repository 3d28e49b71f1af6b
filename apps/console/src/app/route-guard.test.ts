import { expect, test } from 'vitest'
import { checkAccess } from './route-guard.ts'

test.each([
  [{ frame: 'page' }, false, [], 'allow'],
  [{ frame: 'shell' }, false, [], 'login'],
  [{ frame: 'shell' }, true, [], 'allow'],
  [{ frame: 'shell', permission: '007' }, false, ['007'], 'login'],
  [{ frame: 'shell', permission: '007' }, true, ['008'], 'forbidden'],
  [{ frame: 'shell', permission: '007' }, true, ['008', '007'], 'allow'],
] as const)('%j, logged in %s, keys %j: %s', (screen, loggedIn, keys, decision) => {
  expect(checkAccess(screen, loggedIn, keys)).toBe(decision)
})
