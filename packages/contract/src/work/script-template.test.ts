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
  // tuskyapp/Tusky#1921, chatmail/core#3479: the rest of the text was turned round.
  ['{nickname}, tea at 9!', { ...ann, name: 'Evil Rabbit\u202E' }, 'Evil Rabbit, tea at 9!'],
  ['From {location}.', { ...ann, location: '\u2067Huế\u2066' }, 'From Huế.'],
  // Right-to-left names keep the mark of their place, and emoji their joiners.
  ['{nickname}!', { ...ann, name: 'نور\u200F 👩‍🌾' }, 'نور\u200F 👩‍🌾!'],
  // twitter-archive/twitter-text-rb#74, Expensify/App#29644: names of which nothing can be seen.
  ['Hi {nickname, or there}!', { ...ann, name: '\u3164' }, 'Hi there!'],
  ['Hi {nickname, or there}!', { ...ann, name: '\u2800 \u2800' }, 'Hi there!'],
  ['Hi {nickname, or there}!', { ...ann, name: '\u202E\u200D' }, 'Hi there!'],
  ['Hi {nickname, or there}!', { ...ann, name: '👋' }, 'Hi 👋!'],
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
