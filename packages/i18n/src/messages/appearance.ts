// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AppearanceMessages {
  /** Same as theme */
  asTheme: null
  /** Background */
  background: null
  /** Header */
  header: null
  /** Danger */
  'kind.danger': null
  /** Info */
  'kind.info': null
  /** Primary */
  'kind.primary': null
  /** Success */
  'kind.success': null
  /** Warning */
  'kind.warning': null
  /** Status colours */
  kinds: null
  /** Your choices take effect at once and stay on this device. */
  lead: null
  /** Text on this background has a contrast of {{ratio}}, below 4.5. It would be hard to read, so the text is shown in an adjusted shade. */
  lowContrast: { ratio: string | number }
  /** Calm cyan */
  'preset.cyan': null
  /** Default */
  'preset.default': null
  /** Healthy green */
  'preset.green': null
  /** Elegant purple */
  'preset.purple': null
  /** Warm red */
  'preset.red': null
  /** Themes */
  presets: null
  /** Preview */
  preview: null
  /** Reset everything to default */
  resetAll: null
  /** Reset {{group}} */
  resetGroup: { group: string | number }
  /** Main button */
  sampleButton: null
  /** Dashboard */
  sampleLink: null
  /** Shades of {{colour}} */
  shades: { colour: string | number }
  /** Sidebar */
  sidebar: null
  /** Text */
  text: null
  /** Appearance */
  title: null
}
