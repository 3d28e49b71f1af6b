import { createFormat } from '@seaport/i18n/format'
import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

const { language } = createFormat('en', 'UTC')
const named = (text: string) => {
  const code = languageOf(text)
  return code && language(code)
}

test.each([
  ['xin chào, mình rất thích sản phẩm này', 'Vietnamese'],
  ['How much is the shipping to Singapore?', 'English'],
  ['¿Cuánto cuesta el envío a Madrid, por favor?', 'Spanish'],
  ['我想知道多少钱', 'Chinese'],
  ['いくらですか', 'Japanese'],
  ['얼마예요', 'Korean'],
  ['ราคาเท่าไหร่คะ', 'Thai'],
  ['Magkano po ito pag ipapadala sa Cebu?', 'Filipino'],
])('%s is %s', (text, name) => {
  expect(named(text)).toBe(name)
})

test.each([
  '',
  'ok',
  'lol!!!',
  '😀😀😀',
  'great stuff!!',
  'hola que tal amigos',
  'Saya suka sekali, berapa harganya kalau dikirim ke Jakarta?',
  '@somebody https://shop.example/how-much-is-the-shipping #how_much_is_the_shipping',
])('%j could be in more than one language, so it gets none', (text) => {
  expect(languageOf(text)).toBeNull()
})
