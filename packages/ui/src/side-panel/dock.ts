import { createContext, useContext } from 'react'

/** The place beside a screen's content in which a side panel is docked; null on screens without one. */
export const DockContext = createContext<HTMLElement | null>(null)

export const useDock = (): HTMLElement | null => useContext(DockContext)
