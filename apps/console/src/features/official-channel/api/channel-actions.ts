import {
  adminListChannels,
  createChannel,
  deleteChannel,
  updateChannel,
} from '@seaport/contract/platform/official-channel'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

export const useCreateChannel = () => useEndpointMutation(createChannel, [adminListChannels])
export const useUpdateChannel = () => useEndpointMutation(updateChannel, [adminListChannels])
export const useDeleteChannel = () => useEndpointMutation(deleteChannel, [adminListChannels])
