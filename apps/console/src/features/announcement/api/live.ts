import { listAnnouncements } from '@seaport/contract/platform/announcement'
import { live } from '../../../shared/api/live.ts'

/** A new announcement arrives as a `user` event: the unread count changed. */
export const announcementLive = [live(listAnnouncements, { stale: { user: true } })]
