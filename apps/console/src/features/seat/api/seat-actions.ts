import { listAccounts } from '@seaport/contract/desk/account'
import {
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
import { listTasks } from '@seaport/contract/work/task'
import { useAction } from '../../../shared/api/endpoint.ts'

const own = [listSeats, getSeat] as const
/** What changes with a seat's ports: its accounts go offline, its tasks end, the header counts anew. */
const ports = [...own, listAccounts, listTasks, userInfo] as const

export const useCreateSeat = () => useAction(createSeat, ports)
export const useUpdateSeat = () => useAction(updateSeat, ports)
export const useDeleteSeat = () => useAction(deleteSeat, ports)
export const useDisableSeat = () => useAction(disableSeat, ports)
export const useEnableSeat = () => useAction(enableSeat, own)
export const useReleasePorts = () => useAction(releasePorts, ports)
export const useUnbindDevice = () => useAction(unbindDevice, ports)
export const useResetSeatPassword = () => useAction(resetSeatPassword, own)
