import { useQuery } from '@tanstack/react-query'
import { ipcQuery } from './queries.ts'

/** State of the desktop and its session. */
export const useDesktopState = () => useQuery(ipcQuery('desktop.state', {}))
/** The seat, its ports and its accounts. */
export const useWorkspace = () => useQuery(ipcQuery('workspace.get', {}))
/** State of the runner, and whether the server answers. */
export const useRunner = () => useQuery(ipcQuery('runner.state', {})).data
