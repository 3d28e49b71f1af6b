import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    margin: 0,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase300'),
  },
})

/** A note below the details. */
export function Note({ children }: { children: ReactNode }): ReactNode {
  return <p className={useStyles().root}>{children}</p>
}
