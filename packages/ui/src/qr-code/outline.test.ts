import fc from 'fast-check'
import encodeQR from 'qr'
import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'

/** Draws the path again, module by module. */
function modulesOf(path: string, size: number): boolean[][] {
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) {
      expect(drawn[Number(y)]?.[at]).toBe(false)
      ;(drawn[Number(y)] as boolean[])[at] = true
    }
  return drawn
}

test('the path draws every dark module once, and nothing else', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), (text) => {
      const modules = encodeQR(text, 'raw')
      expect(modulesOf(outlineOf(modules), modules.length)).toEqual(modules)
    }),
  )
})
