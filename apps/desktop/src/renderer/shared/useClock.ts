import { useCallback, useEffect, useState } from 'react'
import { useRunner } from './useDesktop.ts'

/** This computer's time in milliseconds, updated every second while `active`, for countdowns. */
export function useClock(active: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!active) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [active])
  return now
}

/** The same by the server's time, which tasks go by: for moments that server or runner have named. */
export function useServerClock(active: boolean): number {
  return useClock(active) - useClockAhead()
}

/** @returns what time it is for the server, in milliseconds */
export function useServerNow(): () => number {
  const ahead = useClockAhead()
  return useCallback(() => Date.now() - ahead, [ahead])
}

function useClockAhead(): number {
  return useRunner()?.clock_ahead_ms ?? 0
}
