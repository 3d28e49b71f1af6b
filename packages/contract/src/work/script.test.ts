import { expect, test } from 'vitest'
import { unknownVariables } from './script.ts'

test.each([
  ['Hi {nickname} {nickname, or there} {my_nickname，或我们}', []],
  ['{{{nickname}}} {name} {name, or there} }}', ['nickname', 'name', 'name, or there']],
  // As other products write them (https://github.com/chatwoot/docs/pull/380, Marketo's tokens): they would be sent as they are.
  [
    'Hey {{ contact.name }}, {{lead.First Name}}, {{nickname}}',
    ['contact.name', 'lead.First Name', 'nickname'],
  ],
  ['{{}} {{ {nickname} }}', []],
  ['{nickname, } {nickname or there} {}', ['nickname, ', 'nickname or there', '']],
])('in %j, these are not variables: %j', (text, unknown) => {
  expect(unknownVariables(text)).toEqual(unknown)
})
