import { expect, test } from 'vitest'
import { checkAccess } from './route-guard.ts'

test.each([
  [{ layout: 'page' }, false, [], 'allow'],
  [{ layout: 'shell' }, false, [], 'login'],
  [{ layout: 'shell' }, true, [], 'allow'],
  [{ layout: 'shell', permission: '007' }, false, ['007'], 'login'],
  [{ layout: 'shell', permission: '007' }, true, ['008'], 'forbidden'],
  [{ layout: 'shell', permission: '007' }, true, ['008', '007'], 'allow'],
] as const)('%j, logged in %s, keys %j: %s', (screen, loggedIn, keys, decision) => {
  expect(checkAccess(screen, loggedIn, keys)).toBe(decision)
})
