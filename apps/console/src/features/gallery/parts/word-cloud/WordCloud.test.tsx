// @vitest-environment jsdom

import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fontSizes } from './font-sizes.ts'
import { WordCloud } from './WordCloud.tsx'

setUpDom()

test('sizes of words grow with their counts, by powers', () => {
  expect(fontSizes([1, 10, 100])).toEqual([14, 33, 52])
  expect(new Set(fontSizes([5, 5])).size).toBe(1)
  renderUi(<WordCloud label="Keywords" words={[{ text: 'port', count: 1200 }]} />)
  expect(screen.getByRole('listitem').textContent).toBe('port 1,200')
})
