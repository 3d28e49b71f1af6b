import { useEffect, useState } from 'react'

/** Milliseconds after the last key until the server is asked. */
const SETTLE = 250

/** What was asked for when the typing last rested: a question per key would be one too many. */
export function useDebounced<T>(value: T | undefined): T | undefined {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE)
    return () => clearTimeout(timer)
  }, [text])
  return settled === undefined ? undefined : (JSON.parse(settled) as T)
}
