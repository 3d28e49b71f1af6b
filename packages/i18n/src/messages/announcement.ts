// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AnnouncementMessages {
  /** Actions */
  actions: null
  /** All announcements */
  all: null
  /** All marked as read */
  allRead: null
  /** Announcements before and after */
  beside: null
  /** Notifications */
  centre: null
  /** The bell at the top tells you when there is one. */
  emptyText: null
  /** No announcements yet */
  emptyTitle: null
  /** It may have been withdrawn. */
  goneText: null
  /** There is no such announcement */
  goneTitle: null
  /** News about the system, updates and security. */
  lead: null
  /** Mark as read */
  markRead: null
  /** Title */
  name: null
  /** To do */
  needed: null
  /** Newer */
  newer: null
  /** No announcements in this period */
  none: null
  /** All is well */
  nothingNeeded: null
  /** What needs your attention appears here. */
  nothingNeededText: null
  /** Older */
  older: null
  /** Announcement */
  one: null
  /** Open */
  open: null
  /** Read */
  read: null
  /** Mark all as read */
  readAll: null
  /** Search title or text */
  search: null
  /** Notification settings */
  settings: null
  /** State */
  state: null
  /** Published */
  time: null
  /** Announcements */
  title: null
  /** Type */
  type: null
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
  /** {{count, number}} announcements are unread. */
  unreadCount: { count: number }
}
