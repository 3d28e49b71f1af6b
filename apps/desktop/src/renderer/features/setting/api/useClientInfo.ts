import { useQuery } from '@tanstack/react-query'
import { ipcQuery } from '../../../shared/queries.ts'

/** How often the memory is measured while it is looked at, in milliseconds. */
const MEASURED_MS = 5000

/** What this installation is and runs on. */
export const useClientInfo = () => useQuery({ ...ipcQuery('client.info', {}), refetchInterval: MEASURED_MS })
