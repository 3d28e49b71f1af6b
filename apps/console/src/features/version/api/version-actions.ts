import {
  createVersion,
  deleteVersion,
  latestVersion,
  listVersions,
  updateVersion,
  versionLog,
} from '@seaport/contract/platform/version'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

/** What is published shows in the download centre and the update log. */
const touched = [listVersions, latestVersion, versionLog] as const

export const useCreateVersion = () => useEndpointMutation(createVersion, touched)
export const useUpdateVersion = () => useEndpointMutation(updateVersion, touched)
export const useDeleteVersion = () => useEndpointMutation(deleteVersion, touched)
