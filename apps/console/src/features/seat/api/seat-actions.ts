import { countAccounts, listAccounts } from '@seaport/contract/desk/account'
import {
  countSeats,
  createSeat,
  deleteSeat,
  disableSeat,
  enableSeat,
  getSeat,
  listSeats,
  releasePorts,
  resetSeatPassword,
  unbindDevice,
  updateSeat,
} from '@seaport/contract/desk/seat'
import { userInfo } from '@seaport/contract/people/user'
import { countTasks, listTasks } from '@seaport/contract/work/task'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

const own = [listSeats, countSeats, getSeat] as const
/** Queries that depend on a seat's ports: its accounts, its tasks and the header. */
const ports = [...own, listAccounts, countAccounts, listTasks, countTasks, userInfo] as const

export const useCreateSeat = () => useEndpointMutation(createSeat, ports)
export const useUpdateSeat = () => useEndpointMutation(updateSeat, ports)
export const useDeleteSeat = () => useEndpointMutation(deleteSeat, ports)
export const useDisableSeat = () => useEndpointMutation(disableSeat, ports)
export const useEnableSeat = () => useEndpointMutation(enableSeat, own)
export const useReleasePorts = () => useEndpointMutation(releasePorts, ports)
export const useUnbindDevice = () => useEndpointMutation(unbindDevice, ports)
export const useResetSeatPassword = () => useEndpointMutation(resetSeatPassword, own)
