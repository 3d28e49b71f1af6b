import { adminListFeedback, answerFeedback, setFeedbackClosed } from '@seaport/contract/platform/feedback'
import { getAdminAttention } from '@seaport/contract/work/attention'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

/** The number in the sidebar decreases with each answer. */
const touched = [adminListFeedback, getAdminAttention] as const

export const useAnswerFeedback = () => useEndpointMutation(answerFeedback, touched)
export const useSetFeedbackClosed = () => useEndpointMutation(setFeedbackClosed, touched)
