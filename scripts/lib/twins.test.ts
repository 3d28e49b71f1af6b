import { expect, test } from 'vitest'
import { alike, twins } from './twins.ts'

const lines = (...names: string[]) => names.map((name) => `export const ${name} = 1`).join('\n')
const at = (path: string, source: string) => ({ path, text: source })

test('two files of one name that share more than two fifths are a fault', () => {
  const one = [
    at('apps/console/src/task/Progress.tsx', lines('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j')),
  ]
  const shared = (count: number) => [
    at(
      'apps/desktop/src/task/Progress.tsx',
      lines(...'abcdefghij'.slice(0, count), ...'zyxwvutsrq'.slice(count)),
    ),
  ]
  expect(twins(one, shared(4))).toEqual([])
  expect(twins(one, shared(5))).toEqual([
    'apps/console/src/task/Progress.tsx and apps/desktop/src/task/Progress.tsx are 0.50 alike, at most 0.4',
  ])
})

test('files of other names are not compared', () => {
  const source = lines('a', 'b', 'c', 'd', 'e', 'f')
  expect(twins([at('x/A.tsx', source)], [at('y/B.tsx', source)])).toEqual([])
})

test('imports, comments and brackets do not count, and a repeated line counts each time', () => {
  const many = lines('a', 'b', 'c', 'd', 'e', 'f')
  expect(alike(`import { z } from 'zod'\n/** One. */\n${many}\n}`, `import { z } from 'zod'\n${many}`)).toBe(
    1,
  )
  expect(alike('a()\n'.repeat(6), `a()\n${lines('b', 'c', 'd', 'e', 'f', 'g')}`)).toBeCloseTo(1 / 6)
})
