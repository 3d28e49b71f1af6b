/** @returns a function whose calls within one turn of the event loop become one call */
export function coalesced(call: () => void): () => void {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      call()
    })
  }
}
