import { createApiToken, listApiTokens, revokeApiToken } from '@seaport/contract/people/api-token'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

export const useCreateToken = () => useEndpointMutation(createApiToken, [listApiTokens])
export const useRevokeToken = () => useEndpointMutation(revokeApiToken, [listApiTokens])
