// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AnnouncementMessages {
  /** All announcements */
  all: null
  /** No announcements in this period */
  none: null
  /** Period */
  period: null
  /** One month */
  'periods.one_month': null
  /** Seven days */
  'periods.seven_days': null
  /** Three days */
  'periods.three_days': null
  /** Three months */
  'periods.three_months': null
  /** Two months */
  'periods.two_months': null
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
