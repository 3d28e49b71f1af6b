import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactSlots, lowestFree } from './slots.ts'

test('the lowest free slot, and none when all are taken', () => {
  expect(lowestFree(new Set(), 3)).toBe(1)
  expect(lowestFree(new Set([1, 3]), 3)).toBe(2)
  expect(lowestFree(new Set([1, 2, 3]), 3)).toBeNull()
  expect(lowestFree(new Set(), 0)).toBeNull()
})

test('leases above a lowered allocation move down, the others stay', () => {
  const leases = [
    { id: 'a', slot: 2 },
    { id: 'b', slot: 7 },
    { id: 'c', slot: 5 },
  ]
  expect(compactSlots(leases, 3)).toEqual([
    { id: 'c', slot: 1 },
    { id: 'b', slot: 3 },
  ])
  expect(compactSlots(leases, 2)).toBeNull()
})

test('after compacting, every lease has a distinct slot within the allocation, and none that was within has moved', () => {
  const slots = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 50 })
  fc.assert(
    fc.property(slots, fc.integer({ min: 0, max: 50 }), (taken, allocated) => {
      const leases = taken.map((slot) => ({ id: String(slot), slot }))
      const moves = compactSlots(leases, allocated)
      if (moves === null) {
        expect(leases.length).toBeGreaterThan(allocated)
        return
      }
      expect(moves.map(({ id }) => Number(id))).toEqual(
        taken.filter((slot) => slot > allocated).sort((a, b) => a - b),
      )
      const moved = new Map(moves.map((move) => [move.id, move.slot]))
      const after = leases.map((lease) => moved.get(lease.id) ?? lease.slot)
      expect(new Set(after).size).toBe(leases.length)
      for (const slot of after) expect(slot).toBeLessThanOrEqual(allocated)
    }),
  )
})
