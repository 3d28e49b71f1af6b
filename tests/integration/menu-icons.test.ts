import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seededMenu } from '../../apps/server/src/modules/platform/menu/menu-seed.ts'

const source = new URL('../../apps/console/src/shared/menu/menu-icons.tsx', import.meta.url)
/** The names in the console's table of icons. */
const names = [...readFileSync(source, 'utf8').matchAll(/^ {2}(\w+): <\w+Regular \/>,$/gm)].map(
  ([, name]) => name,
)

test('every entry of the first menu names an icon that the console has', () => {
  expect(names.length).toBeGreaterThan(20)
  const named = seededMenu().map(({ id, icon }) => ({ id, icon }))
  expect(named.filter(({ icon }) => !names.includes(icon))).toEqual([])
})
