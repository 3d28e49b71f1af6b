import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Lists that a panel and a page show alike: what is chosen on one holds on the other. */
const SHOWN_TWICE = ['list console targets-‹id›']

/** Names by which lists and tables keep what a person chose. One that changes loses it; one that two of them have mixes it up. */
test('each list and each table keeps what is chosen under a name of its own', async () => {
  const found = globSync('{apps/{console,desktop},packages/product-ui}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.|gallery|test-support|product-ui\/src\/list\//.test(path))
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const [, place = ''] = path.split('/')
      const names = [
        ...[...text.matchAll(/useListState\(([^,]+),/g)].map(([, name]) => ['list', name]),
        ...(path.endsWith('.list.ts')
          ? [...text.matchAll(/ name: ('[^']+')/g)].map(([, name]) => ['list', name])
          : []),
        ...[...text.matchAll(/storageKey=(".*?"|\{.*\})/g)].map(([, name]) => ['table', name]),
      ]
      return names.map(([what, name = '']) => {
        const plain = name.replaceAll(/\$\{(\w+)\}/g, '‹$1›').replaceAll(/[{}'"`]/g, '')
        return { path, name: `${what} ${place} ${plain}` }
      })
    })
  const all = found.map(({ name }) => name).filter((name) => !/List\.name$/.test(name))
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual(SHOWN_TWICE)
  const lines = found.map(({ path, name }) => `${name}: ${path}`)
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('list-names.txt')
})
