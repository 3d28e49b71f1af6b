/** @returns the lowest slot from 1 to `allocated` that is not taken, or null if all are */
export function lowestFree(taken: ReadonlySet<number>, allocated: number): number | null {
  for (let slot = 1; slot <= allocated; slot += 1) if (!taken.has(slot)) return slot
  return null
}

/** A lease that moves to a lower slot. */
export interface Move {
  id: string
  slot: number
}

/**
 * Plans how the leases above a lowered allocation move into the free slots below it, lowest first.
 * @param leases in any order
 * @returns the moves, or null if there are more leases than slots
 */
export function compactSlots(
  leases: readonly { id: string; slot: number }[],
  allocated: number,
): Move[] | null {
  if (leases.length > allocated) return null
  const taken = new Set(leases.map((lease) => lease.slot))
  const above = leases.filter((lease) => lease.slot > allocated).sort((a, b) => a.slot - b.slot)
  return above.map(({ id }) => {
    const slot = lowestFree(taken, allocated) as number
    taken.add(slot)
    return { id, slot }
  })
}
