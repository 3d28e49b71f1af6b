import { useEffect } from 'react'
import { seaport } from './seaport.ts'

/**
 * Tells the main process when the board is drawn, or what stands in its place, and the window has nothing else to do: the runner's process starts then, if
 * nothing asked for it before.
 */
export function useTellDrawn(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return
    const idle = requestIdleCallback(() => void seaport.call('window.drawn', {}), { timeout: 1000 })
    return () => cancelIdleCallback(idle)
  }, [isDrawn])
}
