import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { ElementProps } from '../layout/element.ts'
import { token } from '../theme/token.ts'

const useStyles = makeStyles({
  root: { margin: 0, fontWeight: token('fontWeightSemibold'), overflowWrap: 'anywhere' },
  small: { fontSize: token('fontSizeBase300'), lineHeight: token('lineHeightBase300') },
  medium: { fontSize: token('fontSizeBase400'), lineHeight: token('lineHeightBase400') },
  large: { fontSize: token('fontSizeBase500'), lineHeight: token('lineHeightBase500') },
  huge: { fontSize: token('fontSizeBase600'), lineHeight: token('lineHeightBase600') },
  apart: { marginBottom: token('spacingVerticalS') },
})

export interface HeadingProps extends ElementProps {
  /** Its level, which a page counts; the size says nothing of it. */
  as: 'h1' | 'h2' | 'h3' | 'h4'
  size: 'small' | 'medium' | 'large' | 'huge'
  /** Apart from what it heads, where no gap does that. */
  apart?: boolean
}

/** Heading of a screen's part. */
export function Heading({ as: Element, size, apart = false, className, ...rest }: HeadingProps): ReactNode {
  const styles = useStyles()
  return (
    <Element
      {...rest}
      className={mergeClasses(styles.root, styles[size], apart && styles.apart, className)}
    />
  )
}
