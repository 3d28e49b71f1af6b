import { expect, test } from 'vitest'
import { iconList } from './icon-list.tsx'

test('each icon stands under the last part of its import', () => {
  const named = Object.entries(iconList).map(([name, { type }]) => {
    const words = name.replaceAll(/(?:^|-)./g, (sign) => sign.slice(-1).toUpperCase())
    return [name, (type as { displayName?: string }).displayName === `${words}Regular`]
  })
  expect(named.filter(([, fits]) => !fits)).toEqual([])
  expect(named.length).toBeGreaterThan(0)
})
