import { useQuery } from '@tanstack/react-query'
import { ipcQuery } from '../../../shared/queries.ts'

/** Interval for measuring memory while it is shown, in milliseconds. */
const MEASURED_MS = 5000

/** Version and system of this installation. */
export const useClientInfo = () => useQuery({ ...ipcQuery('client.info', {}), refetchInterval: MEASURED_MS })
