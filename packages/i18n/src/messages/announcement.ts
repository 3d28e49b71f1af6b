// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AnnouncementMessages {
  /** All announcements */
  all: null
  /** No announcements in this period */
  none: null
  /** Mark all as read */
  readAll: null
  /** Announcements */
  title: null
  /** Activity */
  'types.activity': null
  /** Security */
  'types.security': null
  /** System */
  'types.system': null
  /** Update */
  'types.update': null
  /** Unread */
  unread: null
}
