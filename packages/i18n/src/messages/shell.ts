// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ShellMessages {
  /** Seaport */
  brand: null
  /** Close all */
  closeAll: null
  /** Close current */
  closeCurrent: null
  /** Close menu */
  closeMenu: null
  /** Close others */
  closeOthers: null
  /** Close {{title}} */
  closeTab: { title: string | number }
  /** Collapse menu */
  collapseMenu: null
  /** Full screen */
  enterFullscreen: null
  /** Leave full screen */
  exitFullscreen: null
  /** Expand menu */
  expandMenu: null
  /** {{language}} (in English) */
  inEnglish: { language: string | number }
  /** Language */
  language: null
  /** Main menu */
  mainMenu: null
  /** Open menu */
  openMenu: null
  /** Open screens */
  openTabs: null
  /** Skip to content */
  skipToContent: null
  /** Tab actions */
  tabMenu: null
  /** Theme */
  theme: null
  /** Dark */
  themeDark: null
  /** Light */
  themeLight: null
  /** Same as system */
  themeSystem: null
}
