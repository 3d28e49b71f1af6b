// @vitest-environment jsdom
import type { Sighting } from '@seaport/contract/work/resource.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test, vi } from 'vitest'
import { Sightings } from './Sightings.tsx'

setUpDom()
beforeAll(() => preload('resource'))

const seen: Sighting = {
  task: { id: 't1', number: 41, name: 'Trà 茶' },
  account: { id: 'a1', account: 'trà_sen' },
  source: 'https://x.example/post/1',
  note: 'khách',
  seen_at: '2026-03-02T08:00:00.000Z',
  first: true,
} as Sighting
const shown = (sightings: readonly Sighting[], linked = true, onLeave = vi.fn()) => {
  renderUi(
    <Sightings sightings={sightings} taskHref={(id) => `#/task/${id}`} onLeave={onLeave} linked={linked} />,
  )
  const { body } = document
  const linkTo = (text: string) =>
    [...body.querySelectorAll('a')].find(({ textContent }) => textContent?.includes(text))
  return { onLeave, linkTo, items: [...body.querySelectorAll('li')].map(({ textContent }) => textContent) }
}

test('a sighting names its task, account, time, source and note', () => {
  const { items, linkTo, onLeave } = shown([
    seen,
    { ...seen, task: null, account: null, first: false, note: '' },
  ])
  expect(items).toEqual([
    '#41 Trà 茶First sightingtrà_sen · Mar 2, 2026, 03:00https://x.example/post/1khách',
    'A deleted taska deleted account · Mar 2, 2026, 03:00https://x.example/post/1',
  ])
  expect(linkTo('Trà')?.getAttribute('href')).toBe('#/task/t1')
  linkTo('Trà')?.click()
  expect(onLeave).toHaveBeenCalledOnce()
})

test('a source leads to where it was found', () => {
  expect(shown([seen]).linkTo('x.example')?.getAttribute('href')).toBe('https://x.example/post/1')
})

test('where profiles must not be linked a source is no link', () => {
  const { items, linkTo } = shown([seen], false)
  expect(linkTo('x.example')).toBeUndefined()
  expect(items[0]).toContain('https://x.example/post/1')
})
