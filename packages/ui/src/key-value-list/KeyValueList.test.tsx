// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { AvatarName } from '../avatar/AvatarName.tsx'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { KeyValueList } from './KeyValueList.tsx'

setUpDom()

test('browsers may translate labels, but neither copyable values nor names', () => {
  const items = [
    { label: 'Order', value: '2026112108', copy: '2026112108' },
    { label: 'State', value: 'Paid' },
  ]
  const { container } = renderUi(
    <>
      <KeyValueList items={items} />
      <AvatarName name="Harbor Tea" />
    </>,
  )
  const kept = [...container.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent)
  expect(kept).toEqual(['2026112108', 'Harbor Tea'])
})

test('a number that would break on a phone is laid out apart from a short one, and so is a wide value', () => {
  const items = [
    { label: 'Code', value: '100001', copy: '100001' },
    { label: 'Order', value: '2026112708343147405220', copy: '2026112708343147405220' },
    { label: 'Link', value: 'https://x.com/ann', wide: true },
  ]
  const { container } = renderUi(<KeyValueList items={items} />)
  const layouts = [...container.querySelectorAll('dd')].map(({ className }) => className)
  expect(new Set(layouts).size).toBe(3)
})
