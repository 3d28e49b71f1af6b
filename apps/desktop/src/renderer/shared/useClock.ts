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

/** The server's time, which tasks use: for moments from server or runner. */
export function useServerClock(active: boolean): number {
  return useClock(active) - useClockAhead()
}

/** @returns the server's current time, in milliseconds */
export function useServerNow(): () => number {
  const ahead = useClockAhead()
  return useCallback(() => Date.now() - ahead, [ahead])
}

function useClockAhead(): number {
  return useRunner()?.clock_ahead_ms ?? 0
}
