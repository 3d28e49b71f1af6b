import { userInfo } from '@seaport/contract/people/user'
import {
  adminListAnnouncements,
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from '@seaport/contract/platform/announcement'
import { useAction } from '../../../shared/api/endpoint.ts'

/** Its author is one of its readers. */
const touched = [adminListAnnouncements, listAnnouncements, userInfo] as const

export const useCreateAnnouncement = () => useAction(createAnnouncement, touched)
export const useUpdateAnnouncement = () => useAction(updateAnnouncement, touched)
export const useDeleteAnnouncement = () => useAction(deleteAnnouncement, touched)
