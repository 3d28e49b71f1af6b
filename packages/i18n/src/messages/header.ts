// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface HeaderMessages {
  /** {{admin}} is working as {{name}}; every change is written to the audit log */
  actingAs: { admin: string | number; name: string | number }
  /** Until {{time}}, */
  actingUntil: { time: string | number }
  /** Notifications */
  announcements: null
  /** Notifications, {{count, number}} unread announcements */
  announcementsUnread: { count: number }
  /** Balance */
  balance: null
  /** {{count, number}} days */
  daysLeft: { count: number }
  /** Download */
  download: null
  /** Download centre of the desktop client */
  downloadHint: null
  /** Plan */
  plan: null
  /** Default plan */
  'plan.default': null
  /** Professional */
  'plan.professional': null
  /** Standard */
  'plan.standard': null
  /** Ports */
  ports: null
  /** Expired */
  portsExpired: null
  /** {{taken, number}} of {{total, number}} ports are taken */
  portsHint: { taken: number; total: number }
  /** None yet */
  portsNone: null
  /** {{taken, number}} / {{total, number}} */
  portsValue: { taken: number; total: number }
  /** Search screens, data and actions */
  search: null
  /** Search… */
  searchBox: null
  /** Switch to admin */
  switchAdmin: null
  /** Time left */
  timeLeft: null
  /** Menu of {{name}} */
  userMenu: { name: string | number }
}
