import { ConnectionLost } from '../../db/faults.ts'

/**
 * Processes a job's items, or its steps, one after the other: a failed one leaves the others, and fails the job in the end. Without the database none can succeed,
 * so the first failed connection ends the pass.
 * @throws the first failure
 */
export async function eachApart<T>(items: Iterable<T>, act: (item: T) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = []
  for (const item of items) {
    try {
      await act(item)
    } catch (fault) {
      if (fault instanceof ConnectionLost) throw fault
      faults.push(fault)
    }
  }
  if (faults.length > 0) throw faults[0]
}
