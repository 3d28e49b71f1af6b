import { useEffect, useState } from 'react'

/** The present moment in milliseconds, moving on every second while `active`: for countdowns. */
export function useSecond(active: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!active) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [active])
  return now
}
