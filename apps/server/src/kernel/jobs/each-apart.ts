import { isBusy } from '../../db/faults.ts'

/**
 * Works on what a job has found, one after the other: one that fails leaves the others, and fails the job in the end. Without the database none can succeed, so
 * the first one that misses it ends the pass.
 * @throws the first failure
 */
export async function eachApart<T>(items: Iterable<T>, act: (item: T) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = []
  for (const item of items) {
    try {
      await act(item)
    } catch (fault) {
      if (isBusy(fault)) throw fault
      faults.push(fault)
    }
  }
  if (faults.length > 0) throw faults[0]
}
