// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { screens } from '../screens.ts'
import { FIRST_ASKS } from './first-asks.ts'
import { dataOf, inShort } from './first-load.ts'

afterEach(() => sessionStorage.clear())

const route = (path: string, asks: readonly string[]) => [path, 'shell', [], 0, inShort(asks)] as const
const task = route('/task/:id', [
  '/task/:id',
  '/task/:id/target?page=1&page_size=20',
  '/version?language=:lang',
])

test('what a screen begins with is asked for with what its path names, and in the language of the page', () => {
  expect(dataOf(task, '/task/7', 'vi')).toEqual([
    '/task/7',
    '/task/7/target?page=1&page_size=20',
    '/version?language=vi',
  ])
  const [zoned] = dataOf(route('/dashboard', ['/stats?time_zone=:zone']), '/dashboard', 'en')
  expect(zoned).toBe(
    `/stats?time_zone=${encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)}`,
  )
})

test('a list in which something was chosen asks for something else', () => {
  sessionStorage.setItem('list-seats-7', '{}')
  expect(dataOf(task, '/task/7', 'en')).toEqual([])
})

test('every address is of a screen, asks in the order of names, and names nothing but what is known', () => {
  const paths = screens.map(({ path }) => path)
  for (const [path, asks] of Object.entries(FIRST_ASKS)) {
    expect(paths).toContain(path)
    const known = path.includes(':id') ? ['id', 'lang', 'zone'] : ['lang', 'zone']
    for (const ask of asks) {
      const search = ask.split('?')[1] ?? ''
      expect(search.split('&').sort().join('&')).toBe(search)
    }
    for (const [, name] of asks.join(' ').matchAll(/:(\w+)/g)) expect(known).toContain(name)
  }
})
