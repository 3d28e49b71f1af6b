import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { token } from '../theme/token.ts'

/** CSS variable: `row` puts the second line beside the first one, in compact lists. */
export const TWO_LINES = '--seaport-two-lines'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: `var(${TWO_LINES}, column)` as 'column',
    columnGap: token('spacingHorizontalS'),
    minWidth: 0,
  },
  line: { display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  first: { fontWeight: token('fontWeightSemibold') },
  second: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
    fontWeight: token('fontWeightRegular'),
  },
})

export interface TwoLinesProps {
  first: ReactNode
  second: ReactNode
  /** Tooltip, for a first line that may be cut off. */
  title?: string
}

/** A cell with a name and a smaller second line. */
export function TwoLines({ first, second, title }: TwoLinesProps): ReactNode {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <span className={mergeClasses(styles.line, styles.first)} title={title}>
        {first}
      </span>
      {second && (
        <span
          className={mergeClasses(styles.line, styles.second)}
          title={typeof second === 'string' ? second : undefined}
        >
          {second}
        </span>
      )}
    </span>
  )
}
