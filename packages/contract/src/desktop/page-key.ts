/** Shortcuts that work while an account's page has the focus. `account_n` is the nth open account. */
export const pageKeys = [
  'leave',
  'palette',
  'find',
  'reload',
  'zoom_in',
  'zoom_out',
  'zoom_reset',
  'next_account',
  'previous_account',
  'account_1',
  'account_2',
  'account_3',
  'account_4',
  'account_5',
  'account_6',
  'account_7',
  'account_8',
  'account_9',
  'keep',
  'undo',
  'done',
  'skip',
  'opt_out',
  'blocked',
] as const

export type PageKey = (typeof pageKeys)[number]

/** With Ctrl (⌘ on a Mac) and Shift: recording the outcome of a target, and collecting by hand. */
const WITH_SHIFT: Readonly<Record<string, PageKey>> = {
  k: 'keep',
  // Not Z, which brings back what was undone in a text.
  u: 'undo',
  d: 'done',
  s: 'skip',
  x: 'opt_out',
  b: 'blocked',
}

/** With Ctrl (⌘ on a Mac) alone. */
const PLAIN: Readonly<Record<string, PageKey>> = {
  k: 'palette',
  f: 'find',
  r: 'reload',
  '+': 'zoom_in',
  '=': 'zoom_in',
  '-': 'zoom_out',
  '0': 'zoom_reset',
}

export interface KeyPress {
  /** `key` of the event, which depends on the layout. */
  key: string
  /** `code` of the event, the physical key: `Digit1`. */
  code: string
  shift: boolean
  control: boolean
  meta: boolean
  alt: boolean
}

/** @returns the shortcut of a key press; undefined = the key belongs to the focused page. Ctrl+Tab uses Ctrl on a Mac too, as in browsers there. */
export function pageKeyOf(
  { key: pressed, code, shift, control, meta, alt }: KeyPress,
  isMac: boolean,
): PageKey | undefined {
  const key = pressed.toLowerCase()
  if (alt) return undefined
  if (key === 'tab' && control && !meta) return shift ? 'previous_account' : 'next_account'
  const [command, other] = isMac ? [meta, control] : [control, meta]
  if (other) return undefined
  if (!command) {
    if (shift) return undefined
    return key === 'f6' ? 'leave' : key === 'f5' ? 'reload' : undefined
  }
  // On many layouts the plus sign itself needs Shift.
  if (key === '+') return 'zoom_in'
  if (shift) return WITH_SHIFT[key]
  // Without Shift, the digit row of French keyboards types other characters.
  return plain(key) ?? plain(/^Digit(\d)$/.exec(code)?.[1] ?? '')
}

function plain(key: string): PageKey | undefined {
  return /^[1-9]$/.test(key) ? (`account_${key}` as PageKey) : PLAIN[key]
}
