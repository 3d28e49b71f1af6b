import { userInfo } from '@seaport/contract/people/user'
import {
  listAnnouncements,
  readAllAnnouncements,
  readAnnouncement,
} from '@seaport/contract/platform/announcement'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

/** Queries that show whether an announcement was read. */
const touched = [listAnnouncements, userInfo] as const

export const useReadOne = () => useEndpointMutation(readAnnouncement, touched)
export const useReadAll = () => useEndpointMutation(readAllAnnouncements, touched)
