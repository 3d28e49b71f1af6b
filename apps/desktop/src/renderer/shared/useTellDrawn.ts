import { useEffect } from 'react'
import { tell } from './seaport.ts'

/**
 * Tells the main process when the board, or its replacement, is drawn and the window is idle: the runner's process
 * starts then, unless something needed it before.
 */
export function useTellDrawn(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return
    const idle = requestIdleCallback(() => tell('window.drawn', {}), { timeout: 1000 })
    return () => cancelIdleCallback(idle)
  }, [isDrawn])
}
