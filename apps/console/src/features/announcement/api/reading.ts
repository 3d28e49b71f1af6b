import { userInfo } from '@seaport/contract/people/user'
import {
  listAnnouncements,
  readAllAnnouncements,
  readAnnouncement,
} from '@seaport/contract/platform/announcement'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

/** What shows whether an announcement was read: the lists, and the count in the header. */
const touched = [listAnnouncements, userInfo] as const

export const useReadOne = () => useEndpointMutation(readAnnouncement, touched)
export const useReadAll = () => useEndpointMutation(readAllAnnouncements, touched)
