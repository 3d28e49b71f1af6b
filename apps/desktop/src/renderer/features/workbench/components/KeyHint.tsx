import { makeStyles } from '@fluentui/react-components'
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

/** Visible shortcut of a button; the button itself exposes it to assistive technology. */
export function KeyHint({ of }: { of: string }): ReactNode {
  return (
    <kbd aria-hidden className={useStyles().key}>
      {of}
    </kbd>
  )
}
