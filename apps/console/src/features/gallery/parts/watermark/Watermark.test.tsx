// @vitest-environment jsdom
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { expect, test } from 'vitest'
import { Watermark } from './Watermark.tsx'

setUpDom()

test('a watermark covers its content, renders any text and is hidden from assistive technology', () => {
  const { container } = renderUi(<Watermark text={'<a> & "b"'}>{'Secret'}</Watermark>)
  const image = container.querySelector<HTMLElement>('[aria-hidden="true"]')?.style.backgroundImage ?? ''
  expect(decodeURIComponent(image)).toContain('&#60;a&#62; &#38; &#34;b&#34;')
})
