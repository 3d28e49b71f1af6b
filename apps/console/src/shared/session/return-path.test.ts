import { expect, test } from 'vitest'
import { afterLogin, loginPath } from './return-path.ts'

test.each([
  ['/task/7?tab=people', '/task/7?tab=people'],
  ['/login', '/dashboard'],
  ['/', '/dashboard'],
  ['/403', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['/\n\\evil.example/task', '/dashboard'],
  ['//', '/dashboard'],
  [undefined, '/dashboard'],
])('after the login, %s leads to %s', (asked, path) => {
  expect(afterLogin(asked)).toBe(path)
})

test('the login remembers the requested screen, unless it is the default one', () => {
  expect(loginPath('/task/7?tab=people')).toBe('/login?from=%2Ftask%2F7%3Ftab%3Dpeople')
  expect(loginPath('/dashboard')).toBe('/login')
  expect(loginPath('//evil.example')).toBe('/login')
})
