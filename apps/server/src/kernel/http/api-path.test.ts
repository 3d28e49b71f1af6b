import { expect, test } from 'vitest'
import { plainApiPath } from './api-path.ts'

test.each([
  ['/api/v1/task/', '/api/v1/task'],
  ['//api/v1/task', '/api/v1/task'],
  ['/api//v1//task//x?next=//y/', '/api/v1/task/x?next=//y/'],
  ['/api/v1/task/?page=1?', '/api/v1/task?page=1?'],
  ['/api/v1/', '/api/v1'],
])('%s is %s', (given, plain) => {
  expect(plainApiPath(given)).toBe(plain)
})

test.each([
  '/',
  '//evil.example/',
  '/api/v10//task/',
  '/assets//a.js',
  '/API/V1/task/',
  // Its files are found beside it.
  '/api/v1/docs/',
  '/api/v1/docs/static//index.css',
])('%s stays as it is', (url) => {
  expect(plainApiPath(url)).toBe(url)
})
