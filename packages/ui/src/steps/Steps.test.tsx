// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { Watermark } from '../watermark/Watermark.tsx'
import { fontSizes } from '../word-cloud/font-sizes.ts'
import { WordCloud } from '../word-cloud/WordCloud.tsx'
import { Steps } from './Steps.tsx'

setUpDom()

test('says which step is which, and leads back to those that are done', () => {
  const onSelect = vi.fn()
  const steps = ['Kind', 'Script', 'Start'].map((title) => ({ id: title, title }))
  renderUi(<Steps label="New task" steps={steps} current={1} onSelect={onSelect} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'KindDone',
    '2ScriptCurrent step',
    '3StartNot started',
  ])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  fireEvent.click(screen.getByRole('button'))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(0)
})

test('sizes of words grow with their counts, by powers', () => {
  expect(fontSizes([1, 10, 100])).toEqual([14, 33, 52])
  expect(new Set(fontSizes([5, 5])).size).toBe(1)
  renderUi(<WordCloud label="Keywords" words={[{ text: 'port', count: 1200 }]} />)
  expect(screen.getByRole('listitem').textContent).toBe('port 1,200')
})

test('a watermark lies over its content, writes any text and is no part of the page', () => {
  const { container } = renderUi(<Watermark text={'<a> & "b"'}>{'Secret'}</Watermark>)
  const image = container.querySelector<HTMLElement>('[aria-hidden="true"]')?.style.backgroundImage ?? ''
  expect(decodeURIComponent(image)).toContain('&#60;a&#62; &#38; &#34;b&#34;')
})
