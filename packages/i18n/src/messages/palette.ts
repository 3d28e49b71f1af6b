// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface PaletteMessages {
  /** Import accounts */
  'do.import': null
  /** New seat */
  'do.newSeat': null
  /** New task */
  'do.newTask': null
  /** Recharge */
  'do.recharge': null
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
}
