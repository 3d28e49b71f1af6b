// @vitest-environment jsdom
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { expect, test } from 'vitest'
import { Watermark } from './Watermark.tsx'

setUpDom()

test('a watermark lies over its content, writes any text and is no part of the page', () => {
  const { container } = renderUi(<Watermark text={'<a> & "b"'}>{'Secret'}</Watermark>)
  const image = container.querySelector<HTMLElement>('[aria-hidden="true"]')?.style.backgroundImage ?? ''
  expect(decodeURIComponent(image)).toContain('&#60;a&#62; &#38; &#34;b&#34;')
})
