import {
  adminChangeRollout,
  adminDiscardRelease,
  adminListReleases,
  adminRollBackRelease,
  adminWithdrawRelease,
  createReleaseToken,
  listReleaseTokens,
  revokeReleaseToken,
} from '@seaport/contract/platform/release'
import { latestVersion, listVersions, versionLog } from '@seaport/contract/platform/version'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

/** What is withdrawn or restored shows in the download centre too. */
const touched = [adminListReleases, listVersions, latestVersion, versionLog] as const

export const useChangeRollout = () => useEndpointMutation(adminChangeRollout, touched)
export const useWithdrawRelease = () => useEndpointMutation(adminWithdrawRelease, touched)
export const useRollBackRelease = () => useEndpointMutation(adminRollBackRelease, touched)
export const useDiscardRelease = () => useEndpointMutation(adminDiscardRelease, touched)

export const useCreateToken = () => useEndpointMutation(createReleaseToken, [listReleaseTokens])
export const useRevokeToken = () => useEndpointMutation(revokeReleaseToken, [listReleaseTokens])
