import { listFeedback, readFeedback, sendFeedback } from '@seaport/contract/platform/feedback'
import { getAttention } from '@seaport/contract/work/attention'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

export const useSendFeedback = () => useEndpointMutation(sendFeedback, [listFeedback])
/** The list keeps showing an answer as new until it is opened again. */
export const useReadFeedback = () => useEndpointMutation(readFeedback, [getAttention])
