// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface EditorMessages {
  /** Bold */
  bold: null
  /** Bulleted list */
  bullets: null
  /** Code */
  code: null
  /** Heading */
  heading2: null
  /** Subheading */
  heading3: null
  /** Italic */
  italic: null
  /** Link */
  link: null
  /** Link address */
  linkAddress: null
  /** Remove link */
  linkRemove: null
  /** Apply */
  linkSet: null
  /** Please enter an address that begins with http:// or https:// */
  linkWrong: null
  /** Nothing to show */
  nothing: null
  /** Numbered list */
  numbers: null
  /** Preview */
  preview: null
  /** Quote */
  quote: null
  /** Redo */
  redo: null
  /** Strikethrough */
  strike: null
  /** Formatting */
  toolbar: null
  /** Underline */
  underline: null
  /** Undo */
  undo: null
  /** Write */
  write: null
}
