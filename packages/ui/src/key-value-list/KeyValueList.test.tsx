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
