import { useQuery } from '@tanstack/react-query'
import { asking } from './queries.ts'

/** What the desktop knows of itself and its session. */
export const useDesktopState = () => useQuery(asking('desktop.state', {}))
/** The seat, its ports and its accounts. */
export const useWorkspace = () => useQuery(asking('workspace.get', {}))
/** What runs here, and whether the server answers. */
export const useRunner = () => useQuery(asking('runner.state', {})).data
