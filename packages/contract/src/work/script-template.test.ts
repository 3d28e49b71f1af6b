import { describe, expect, test } from 'vitest'
import { fillScript, missingVariables, parseTemplate, scriptValues } from './script-template.ts'

describe('splitting a text at its variables loses nothing', () => {
  test.each([
    [
      'Hi {nickname}, {{not one}} {unknown} from {my_nickname}',
      [
        { at: 0, text: 'Hi ' },
        { at: 3, text: '{nickname}', variable: 'nickname' },
        { at: 13, text: ', {{not one}} {unknown} from ' },
        { at: 42, text: '{my_nickname}', variable: 'my_nickname' },
      ],
    ],
    [
      '{nickname}{account}',
      [
        { at: 0, text: '{nickname}', variable: 'nickname' },
        { at: 10, text: '{account}', variable: 'account' },
      ],
    ],
    [
      'Hi {nickname, or there}!',
      [
        { at: 0, text: 'Hi ' },
        { at: 3, text: '{nickname, or there}', variable: 'nickname', fallback: 'there' },
        { at: 23, text: '!' },
      ],
    ],
    ['Hi {{nickname}} {other} {', [{ at: 0, text: 'Hi {{nickname}} {other} {' }]],
    ['', []],
  ])('%s', (text, parts) => {
    expect(parseTemplate(text)).toEqual(parts)
    expect(
      parseTemplate(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})

const ann = { name: 'Ann', handle: 'ann_lee', location: null }

test.each([
  ['Hi {nickname}, {my_nickname} here', ann, 'Hi Ann, Harbor here'],
  ['@{account} from {location}.', ann, '@ann_lee from .'],
  ['{nickname}', { ...ann, name: 'An\uFEFFn' }, 'Ann'],
  ['{{nickname}} stays', ann, '{nickname} stays'],
  ['Hi {nickname}', null, 'Hi '],
  ['Hi {nickname, or there}!', null, 'Hi there!'],
  ['Hi {nickname, or there}!', ann, 'Hi Ann!'],
  ['{nickname，或朋友}，你好', null, '朋友，你好'],
  ['Chào {nickname, hoặc bạn}', null, 'Chào bạn'],
  ['From {location, your town}', ann, 'From your town'],
  ['Hi {nickname, or you, or all}', null, 'Hi you, or all'],
  // Without a word after the comma it is not a variable, and is refused when the script is saved.
  ['Hi {nickname, }', null, 'Hi {nickname, }'],
])('filled in for one person: %s', (text, person, expected) => {
  expect(fillScript(text, scriptValues(person, 'Harbor'))).toBe(expected)
})

test.each([
  ['Hi {nickname}', ann, []],
  ['Hi {nickname} from {location}, {location}!', ann, ['location']],
  ['Hi {nickname}, @{account}', null, ['nickname', 'account']],
  ['{{nickname}} stays', null, []],
  ['Hi {nickname, or there} from {location}', null, ['location']],
])('unknown variables for one person: %s', (text, person, expected) => {
  expect(missingVariables(text, scriptValues(person, 'Harbor'))).toEqual(expected)
})
