import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../root.ts'
import { insertedAfter, withImport } from './edit.ts'
import { namesOf } from './names.ts'
import { edits } from './server-module.ts'

describe('namesOf', () => {
  test('gives every form of a name', () => {
    expect(namesOf('proxy-group')).toEqual({
      kebab: 'proxy-group',
      camel: 'proxyGroup',
      pascal: 'ProxyGroup',
      snake: 'proxy_group',
      words: 'proxy groups',
    })
    expect(namesOf('price')).toMatchObject({ camel: 'price', pascal: 'Price', snake: 'price' })
  })

  test.each(['', 'Proxy', 'proxy_group', '-a', 'a-', '2nd', 'a--b', '../a', 'a b'])('refuses %o', (name) => {
    expect(() => namesOf(name)).toThrow('kebab-case')
  })
})

describe('edits', () => {
  test('an import goes after the last one, also when that spans lines', () => {
    const source = "import a from './a.ts'\nimport {\n  b,\n} from './b.ts'\n\nconst from = 1\n"
    expect(withImport(source, "import c from './c.ts'")).toBe(
      "import a from './a.ts'\nimport {\n  b,\n} from './b.ts'\nimport c from './c.ts'\n\nconst from = 1\n",
    )
    expect(() => withImport('const a = 1\n', '')).toThrow('no import')
  })

  test('a file of another shape is refused, not damaged', () => {
    expect(() => insertedAfter('const list = []', /routes of \[\n/, 'x')).toThrow('another shape')
  })

  test.each(Object.entries(edits(namesOf('proxy-group'), '0099-proxy-group')))(
    'fit %s as it is now, and only add',
    (path, edit) => {
      const before = readFileSync(join(root, path), 'utf8')
      const added = edit(before)
      const kept = before.split('\n')
      expect(added.split('\n').length).toBeGreaterThan(kept.length)
      let at = 0
      for (const line of kept) {
        at = added.indexOf(line, at)
        expect(at, line).toBeGreaterThanOrEqual(0)
        at += line.length
      }
    },
  )
})
