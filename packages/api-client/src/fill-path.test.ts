import { expect, test } from 'vitest'
import { fillPath } from './fill-path.ts'

test.each<[string, Record<string, string>, string]>([
  ['/task/:id', { id: '7' }, '/task/7'],
  ['/task/:id/target/:position', { position: '3', id: 'a/b?c#d' }, '/task/a%2Fb%3Fc%23d/target/3'],
  ['/script/:id', { id: 'trà 茶' }, '/script/tr%C3%A0%20%E8%8C%B6'],
  ['/script/:id', { id: 'half \ud83d' }, '/script/half%20%EF%BF%BD'],
  ['/task', { id: '7' }, '/task'],
])('%s with %j is %s', (path, params, filled) => {
  expect(fillPath(path, params)).toBe(filled)
})
