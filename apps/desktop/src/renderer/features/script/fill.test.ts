import { expect, test } from 'vitest'
import { fill } from './fill.ts'

const ann = { name: 'Ann', handle: 'ann_lee', location: null }

test.each([
  ['Hi {nickname}, {my_nickname} here', ann, 'Hi Ann, Harbor here'],
  ['@{account} from {location}.', ann, '@ann_lee from .'],
  ['{{nickname}} stays', ann, '{nickname} stays'],
  ['Hi {nickname}', null, 'Hi '],
])('%s', (text, person, expected) => {
  expect(fill(text, person, 'Harbor')).toBe(expected)
})
