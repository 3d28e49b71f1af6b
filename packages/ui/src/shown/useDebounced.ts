import { useEffect, useState } from 'react'

/** Debounce in milliseconds. */
const SETTLE = 250

/** The value once typing pauses, so that not every key sends a query. */
export function useDebounced<T>(value: T | undefined): T | undefined {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE)
    return () => clearTimeout(timer)
  }, [text])
  return settled === undefined ? undefined : (JSON.parse(settled) as T)
}
