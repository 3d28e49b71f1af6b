import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync(['apps/{console,desktop}/src/**/*.tsx', 'packages/product-ui/src/**/*.tsx'], {
  cwd: root,
}).filter((file) => !file.includes('.test.'))
/** What a column that a browser may translate begins with, up to the column behind it. */
const COLUMN = /\bid: '(\w+)',\s*words: true,[\s\S]*?(?=\b(?:id|of)\b|\n\s*\],|$)/g
const columns = files.flatMap((file) =>
  [...readFileSync(`${root}/${file}`, 'utf8').matchAll(COLUMN)].map(([text, id]) => ({ file, id, text })),
)

test('no column of a table that may be translated shows money, a number, a moment, a name or a code', () => {
  expect(columns.length).toBeGreaterThan(50)
  const data =
    /format\.(?:money|number|dateTime)|<(?:RelativeTime|Amount|NetworkName|AvatarName|TenantLink|code)\b/
  expect(columns.filter(({ text }) => data.test(text)).map(({ file, id }) => `${file}: ${id}`)).toEqual([])
})
