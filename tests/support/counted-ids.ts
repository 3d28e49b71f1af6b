import { vi } from 'vitest'

let last: number | undefined

/** Ids from here on are counted and not random, so that rows of one moment come in the same order in every run. */
export function countIds(): void {
  last = 0
}

/** Ids are random again. */
export function stopCounting(): void {
  last = undefined
}

vi.mock('../../apps/server/src/kernel/id.ts', async (importOriginal) => {
  const { newId } = await importOriginal<typeof import('../../apps/server/src/kernel/id.ts')>()
  return {
    newId: () => {
      if (last === undefined) return newId()
      last += 1
      return `01900000-0000-7000-8000-${last.toString(16).padStart(12, '0')}`
    },
  }
})
