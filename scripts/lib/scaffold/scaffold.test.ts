import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../root.ts'
import * as consoleFeature from './console-feature.ts'
import * as desktopFeature from './desktop-feature.ts'
import { insertedAfter, withImport } from './edit.ts'
import { namesOf } from './names.ts'
import * as serverModule from './server-module.ts'

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

  test('a file of another structure is refused, not damaged', () => {
    expect(() => insertedAfter('const list = []', /routes of \[\n/, 'x')).toThrow('another shape')
  })

  const names = namesOf('paper-boat')
  test.each([
    ...Object.entries(serverModule.edits(names, 'desk', '0099-paper-boat')),
    ...Object.entries(consoleFeature.edits(names)),
    ...Object.entries(desktopFeature.edits(names)),
  ])('fit %s as it is now, and only add', (path, edit) => {
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
  })
})

describe('a new feature', () => {
  const names = namesOf('paper-boat')
  const files: Record<string, string> = {
    ...serverModule.newFiles(names, 'desk', '0099-paper-boat'),
    ...consoleFeature.newFiles(names, 'desk'),
    ...desktopFeature.newFiles(names),
  }

  test('declares its console screen as data, with texts in four languages', () => {
    expect(files['apps/console/src/features/paper-boat/paper-boat.screens.ts']).toContain(
      "path: '/paper-boat'",
    )
    const catalogues = ['cn', 'hk', 'en', 'vi'].map((locale) =>
      Object.keys(JSON.parse(files[`packages/i18n/locales/${locale}/paperBoat.json`] ?? '{}')),
    )
    expect(catalogues[0]).toEqual(['created', 'name', 'remark', 'search', 'title'])
    expect(new Set(catalogues.map(String)).size).toBe(1)
  })

  test.each([
    ['cn', '创建时间', '名称', '备注'],
    ['hk', '建立時間', '名稱', '備註'],
    ['en', 'Created', 'Name', 'Remark'],
    ['vi', 'Ngày tạo', 'Tên', 'Ghi chú'],
  ])('has the words of its columns in %s', (locale, created, name, remark) => {
    const texts = JSON.parse(files[`packages/i18n/locales/${locale}/paperBoat.json`] ?? '{}')
    expect(texts).toMatchObject({ title: 'Paper boats', created, name, remark })
  })

  test.each(['cn', 'hk', 'en', 'vi'])('has a title in the menus of %s', (locale) => {
    const titled = (edit: ((source: string) => string) | undefined) => JSON.parse(edit?.('{"a":"b"}') ?? '{}')
    const both = { a: 'b', paperBoats: 'Paper boats' }
    const folder = `packages/i18n/locales/${locale}`
    expect(titled(consoleFeature.edits(names)[`${folder}/screen.json`])).toEqual(both)
    expect(titled(desktopFeature.edits(names)[`${folder}/desktop.json`])).toEqual(both)
  })

  test('declares its desktop screen in its public file, with its entry in the rail', () => {
    const descriptor = files['apps/desktop/src/renderer/features/paper-boat/paper-boat.public.ts']
    expect(descriptor).toContain("path: '/paper-boat'")
    expect(descriptor).toContain("title: 'paperBoats'")
    const screens = 'apps/desktop/src/renderer/app/screens.ts'
    const listed = desktopFeature.edits(names)[screens]?.(readFileSync(join(root, screens), 'utf8'))
    expect(listed).toContain('...paperBoatScreens,')
  })

  test('is as its record shows it', async () => {
    const written = Object.entries(files).map(([path, text]) => `== ${path}\n${text}`)
    const edits = Object.entries({
      ...serverModule.edits(names, 'desk', '0099-paper-boat'),
      ...consoleFeature.edits(names),
      ...desktopFeature.edits(names),
    })
    const added = edits.map(([path, edit]) => {
      const before = readFileSync(join(root, path), 'utf8')
      const known = new Set(before.split('\n'))
      const lines = edit(before)
        .split('\n')
        .filter((line) => !known.has(line))
      return `++ ${path}\n${lines.join('\n')}\n`
    })
    await expect([...written, ...added].join('\n')).toMatchFileSnapshot('scaffold.txt')
  })

  test('imports only files that exist', () => {
    for (const [path, text] of Object.entries(files)) {
      for (const [, to = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
        const target = join(dirname(path), to)
        expect(target in files || existsSync(join(root, target)), `${path}: ${to}`).toBe(true)
      }
    }
  })

  test('stands in its domain, and calls its contract there', () => {
    expect(files['apps/server/src/modules/desk/paper-boat/paper-boat.routes.ts']).toContain(
      "from '@seaport/contract/desk/paper-boat'",
    )
    expect(files['apps/console/src/features/paper-boat/api/usePaperBoats.ts']).toContain(
      "from '@seaport/contract/desk/paper-boat'",
    )
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'packages/contract/src/desk/paper-boat.ts',
        'packages/contract/src/desk/paper-boat.schema.ts',
      ]),
    )
  })

  test('writes a table that is its own', () => {
    const owners = serverModule.edits(names, 'desk', '0099-paper-boat')['apps/server/src/db/owners.ts']
    expect(owners?.('export const owners = {\n}')).toContain("paper_boat: 'desk/paper-boat'")
  })

  test('an existing text is not overwritten', () => {
    expect(() => consoleFeature.withText('{"tasks":"Tasks"}', 'tasks', 'x')).toThrow('already')
  })
})
