import { makeStyles } from '@fluentui/react-components'
import { useLetterKeys } from '@seaport/ui/letter-keys'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  key: {
    marginInlineStart: token('spacingHorizontalS'),
    paddingInline: '5px',
    border: `${token('strokeWidthThin')} solid currentColor`,
    borderRadius: token('borderRadiusMedium'),
    fontFamily: 'inherit',
    fontSize: token('fontSizeBase100'),
    lineHeight: token('lineHeightBase100'),
  },
})

/** Visible shortcut of a button; the button itself exposes it to assistive technology. A letter is shown while letters are shortcuts. */
export function KeyHint({ of }: { of: string }): ReactNode {
  const styles = useStyles()
  const [letters] = useLetterKeys()
  if (of.length === 1 && !letters) return null
  return (
    <kbd aria-hidden className={styles.key}>
      {of}
    </kbd>
  )
}

/** The shortcuts of a button as `aria-keyshortcuts` has them: its letter, while letters are shortcuts, and its chord. */
export function useAriaKeys(): (letter: string, chord?: string) => string | undefined {
  const [letters] = useLetterKeys()
  return (letter, chord) => [...(letters ? [letter] : []), ...(chord ? [chord] : [])].join(' ') || undefined
}
