import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { BoxElement, ElementProps } from './element.ts'
import { type Gap, useBoxStyles } from './useBoxStyles.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  form: { maxWidth: '640px' },
  page: { maxWidth: '880px' },
})

export interface StackProps extends ElementProps {
  /** A `div` unless told. */
  as?: BoxElement
  /** M unless told. */
  gap?: Gap
  /** Where narrow things stand; they fill the width unless told. */
  align?: 'start' | 'center'
  /** The most that a form, or a page to read, is wide. */
  width?: 'form' | 'page'
}

/** Things below each other. */
export function Stack({
  as: Element = 'div',
  gap = 'M',
  align,
  width,
  className,
  ...rest
}: StackProps): ReactNode {
  const styles = useStyles()
  return (
    <Element
      {...rest}
      className={mergeClasses(
        styles.root,
        width && styles[width],
        ...useBoxStyles(Element, gap, align ?? 'stretch'),
        className,
      )}
    />
  )
}
