// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface HeaderMessages {
  /** {{admin}} is working as {{name}}; every change is written to the audit log */
  actingAs: { admin: string | number; name: string | number }
  /** Until {{time}}, */
  actingUntil: { time: string | number }
  /** Actions */
  actions: null
  /** User agreement */
  agreement: null
  /** Notifications */
  announcements: null
  /** Notifications, {{count, number}} unread announcements */
  announcementsUnread: { count: number }
  /** Appearance */
  appearance: null
  /** Balance */
  balance: null
  /** Change password */
  changePassword: null
  /** {{count, number}} days */
  daysLeft: { count: number }
  /** Default plan */
  defaultPlan: null
  /** Import accounts */
  'do.import': null
  /** New seat */
  'do.newSeat': null
  /** New task */
  'do.newTask': null
  /** Recharge */
  'do.recharge': null
  /** Download */
  download: null
  /** Download centre */
  downloadCentre: null
  /** Download centre of the desktop client */
  downloadHint: null
  /** Account */
  'found.account': null
  /** Order */
  'found.order': null
  /** Person */
  'found.person': null
  /** Seat */
  'found.seat': null
  /** Task */
  'found.task': null
  /** Log out */
  logout: null
  /** Notification settings */
  notificationSettings: null
  /** Plan */
  plan: null
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
  /** Privacy policy */
  privacy: null
  /** Personal centre */
  profile: null
  /** Find screens, data and actions */
  search: null
  /** Search… */
  searchBox: null
  /** Second factor */
  secondFactor: null
  /** Close a dialog or panel */
  'shortcut.close': null
  /** Open the selected row */
  'shortcut.open': null
  /** Move through a list */
  'shortcut.rows': null
  /** Search */
  'shortcut.search': null
  /** Show shortcuts */
  'shortcut.sheet': null
  /** Keyboard shortcuts */
  shortcuts: null
  /** Switch to admin */
  switchAdmin: null
  /** Theme: {{theme}} */
  themeIs: { theme: string | number }
  /** Time left */
  timeLeft: null
  /** Menu of {{name}} */
  userMenu: { name: string | number }
}
