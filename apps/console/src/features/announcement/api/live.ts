import { listAnnouncements } from '@seaport/contract/platform/announcement'
import { live } from '../../../shared/api/live.ts'

/** A new announcement comes as news about the user, who has one more to read. */
export const announcementLive = [live(listAnnouncements, { stale: { user: true } })]
