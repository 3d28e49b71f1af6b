import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeDigits, codeIn } from './code-text.ts'

test.each([
  ['482913', '482913'],
  [' 482 913\n', '482913'],
  ['482-913', '482913'],
  ['４８２９１３', '482913'],
  ['Your code is 482913. It is valid for 10 minutes.', '482913'],
  ['您的注册验证码是 482913，10 分钟内有效。', '482913'],
  ['4829131', undefined],
  ['12345', undefined],
  ['no code', undefined],
])('the code in pasted text: %j', (pasted, code) => {
  expect(codeIn(pasted)).toBe(code)
})

test('any input leaves at most six digits', () => {
  fc.assert(fc.property(fc.string(), (typed) => /^\d{0,6}$/.test(codeDigits(typed))))
  expect(codeDigits('４8 2x9139')).toBe('482913')
})
