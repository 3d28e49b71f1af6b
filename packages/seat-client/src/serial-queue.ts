/** Runs tasks in the order of their calls; a failed one does not stop the next. */
export type SerialQueue = <T>(task: () => Promise<T>) => Promise<T>

export function createSerialQueue(): SerialQueue {
  let tail: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = tail.then(task)
    tail = result.catch(() => undefined)
    return result
  }
}
