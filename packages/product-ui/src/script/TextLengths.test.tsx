// @vitest-environment jsdom
import { lengthsOf } from '@seaport/contract/work/script-length'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { TextLengths } from './TextLengths.tsx'

setUpDom()
beforeAll(() => preload('script'))

test.each([
  [
    'x',
    '茶'.repeat(141),
    [
      'Post: 282 of 280 by X’s count, too long',
      'Comment: 282 of 280 by X’s count, too long',
      'Message: 141 of 10,000 characters',
    ],
  ],
  [
    'instagram',
    '茶'.repeat(334),
    [
      'Post: 334 of 2,200 characters',
      'Comment: 334 of 2,200 characters',
      'Message: 1,002 of 1,000 bytes, too long',
    ],
  ],
] as const)('on %s it is told at which place a text is too long: case %#', (network, text, lines) => {
  const { getAllByRole } = renderUi(<TextLengths lengths={lengthsOf(network, text)} />)
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...lines])
})
