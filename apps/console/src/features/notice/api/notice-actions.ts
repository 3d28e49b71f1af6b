import {
  adminListAnnouncements,
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from '@seaport/contract/announcement'
import { userInfo } from '@seaport/contract/user'
import { useAction } from '../../../shared/api/endpoint.ts'

/** Its author is one of its readers. */
const touched = [adminListAnnouncements, listAnnouncements, userInfo] as const

export const useCreateNotice = () => useAction(createAnnouncement, touched)
export const useUpdateNotice = () => useAction(updateAnnouncement, touched)
export const useDeleteNotice = () => useAction(deleteAnnouncement, touched)
