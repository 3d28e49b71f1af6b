import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './announcement.schema.ts'

export const announcementTypes = ['system', 'update', 'activity', 'security'] as const

export const listAnnouncements = endpoint<typeof schema.listAnnouncements>()({
  method: 'GET',
  path: '/announcement',
  summary: 'Announcements that are published, with what the caller has read, and how many are unread in all',
  callers: ['user'],
  permission: '9-1',
})

const one = {
  callers: ['user'],
  permission: '9-2',
} as const

export const getAnnouncement = endpoint<typeof schema.getAnnouncement>()({
  method: 'GET',
  path: '/announcement/:id',
  summary: 'One announcement, and those that were published next after and before it',
  ...one,
})

export const readAnnouncement = endpoint<typeof schema.readAnnouncement>()({
  method: 'POST',
  path: '/announcement/:id/read',
  summary: 'Note that the caller has read an announcement',
  ...one,
})

export const readAllAnnouncements = endpoint<typeof schema.readAllAnnouncements>()({
  method: 'POST',
  path: '/announcement/read-all',
  summary: 'Note that the caller has read everything that is published',
  callers: ['user'],
  permission: '9-1',
})

const access = { callers: ['user'], permission: '9' } as const

export const adminListAnnouncements = endpoint<typeof schema.adminListAnnouncements>()({
  method: 'GET',
  path: '/admin/announcement',
  summary: 'All announcements, the scheduled ones too',
  ...access,
})

export const adminGetAnnouncement = endpoint<typeof schema.adminGetAnnouncement>()({
  method: 'GET',
  path: '/admin/announcement/:id',
  summary: 'One announcement in all its languages',
  ...access,
})

export const createAnnouncement = endpoint<typeof schema.createAnnouncement>()({
  method: 'POST',
  path: '/admin/announcement',
  summary: 'Publish an announcement, at once or at a moment ahead',
  ...access,
  idempotent: true,
})

export const updateAnnouncement = endpoint<typeof schema.updateAnnouncement>()({
  method: 'PATCH',
  path: '/admin/announcement/:id',
  summary:
    'Change an announcement; its time only while that lies ahead, null publishes it now. `texts` changes the languages that it names, null takes one away',
  ...access,
})

export const deleteAnnouncement = endpoint<typeof schema.deleteAnnouncement>()({
  method: 'DELETE',
  path: '/admin/announcement/:id',
  summary: 'Delete an announcement for everybody',
  ...access,
})
