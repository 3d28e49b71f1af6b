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

export const useCreateNotice = () => useAction(createAnnouncement, touched)
export const useUpdateNotice = () => useAction(updateAnnouncement, touched)
export const useDeleteNotice = () => useAction(deleteAnnouncement, touched)
