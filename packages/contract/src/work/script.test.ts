import { expect, test } from 'vitest'
import { unknownVariables } from './script.ts'

test.each([
  ['Hi {nickname} {nickname, or there} {my_nickname，或我们}', []],
  ['{{nickname}} {name} {name, or there}', ['name', 'name, or there']],
  ['{nickname, } {nickname or there} {}', ['nickname, ', 'nickname or there', '']],
])('in %j, these are not variables: %j', (text, unknown) => {
  expect(unknownVariables(text)).toEqual(unknown)
})
