import { userInfo } from '@seaport/contract/people/user'
import {
  adminListAnnouncements,
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from '@seaport/contract/platform/announcement'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

/** Its author is also one of its readers. */
const touched = [adminListAnnouncements, listAnnouncements, userInfo] as const

export const useCreateAnnouncement = () => useEndpointMutation(createAnnouncement, touched)
export const useUpdateAnnouncement = () => useEndpointMutation(updateAnnouncement, touched)
export const useDeleteAnnouncement = () => useEndpointMutation(deleteAnnouncement, touched)
