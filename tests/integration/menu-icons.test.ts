import { expect, test } from 'vitest'
import { iconNames } from '../../apps/console/src/shared/menu/menu-icons.tsx'
import { seededMenu } from '../../apps/server/src/modules/platform/menu/menu-seed.ts'

test('every entry of the first menu names an icon that the console has', () => {
  const named = seededMenu().map(({ id, icon }) => ({ id, icon }))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ icon }) => !iconNames.includes(icon))).toEqual([])
})
