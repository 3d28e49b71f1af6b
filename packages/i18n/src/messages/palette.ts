// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface PaletteMessages {
  /** Actions */
  actions: null
  /** User agreement */
  agreement: null
  /** Appearance */
  appearance: null
  /** Change password */
  changePassword: null
  /** Import accounts */
  'do.import': null
  /** New seat */
  'do.newSeat': null
  /** New task */
  'do.newTask': null
  /** Recharge */
  'do.recharge': null
  /** Download centre */
  downloadCentre: null
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
  /** Privacy policy */
  privacy: null
  /** Personal centre */
  profile: null
  /** Second factor */
  secondFactor: null
  /** Close a dialog or panel */
  'shortcut.close': null
  /** Open the selected row */
  'shortcut.open': null
  /** Step through the list in a panel */
  'shortcut.panel': null
  /** Move through a list */
  'shortcut.rows': null
  /** Search */
  'shortcut.search': null
  /** Show shortcuts */
  'shortcut.sheet': null
  /** Keyboard shortcuts */
  shortcuts: null
  /** Theme: {{theme}} */
  themeIs: { theme: string | number }
}
