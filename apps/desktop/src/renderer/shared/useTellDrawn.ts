import { useEffect } from 'react'
import { seaport } from './seaport.ts'

/**
 * Tells the main process when the board, or its replacement, is drawn and the window is idle: the runner's process
 * starts then, unless something needed it before.
 */
export function useTellDrawn(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return
    const idle = requestIdleCallback(() => void seaport.call('window.drawn', {}), { timeout: 1000 })
    return () => cancelIdleCallback(idle)
  }, [isDrawn])
}
