import {
  createVersion,
  deleteVersion,
  latestVersion,
  listVersions,
  updateVersion,
  versionLog,
} from '@seaport/contract/platform/version'
import { useAction } from '../../../shared/api/endpoint.ts'

/** What is published shows in the download centre and the update log. */
const touched = [listVersions, latestVersion, versionLog] as const

export const useCreateVersion = () => useAction(createVersion, touched)
export const useUpdateVersion = () => useAction(updateVersion, touched)
export const useDeleteVersion = () => useAction(deleteVersion, touched)
